import styles from './skip-link.module.css';

export type SkipLinkProps = {
  /**
   * Id of the main part.
   * @default 'main'
   */
  target?: string;
  /** "Skip to content". */
  children: string;
};

/** The first link of a page, seen only when focused. */
export function SkipLink({ target = 'main', children }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${target}`}>
      {children}
    </a>
  );
}
