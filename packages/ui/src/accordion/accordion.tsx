import type { ComponentProps, ReactNode } from 'react';
import { CaretDownIcon } from '../icons/caret-down.tsx';
import { cx } from '../cx.ts';
import styles from './accordion.module.css';

export type AccordionItemProps = Omit<ComponentProps<'details'>, 'children'> & {
  /** The line that is always there. */
  summary: ReactNode;
  /**
   * Makes the line a heading of this level.
   * @default none
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Open at first, or as the parent says.
   * @default false
   */
  open?: boolean;
  /**
   * Stays as it is, whatever is pressed.
   * @default false
   */
  disabled?: boolean;
  /** Items with the same name close each other. */
  name?: string;
  children: ReactNode;
};

/** A line that opens what is under it, by the browser alone: it works before, and without, any script. */
export function AccordionItem({
  summary,
  headingLevel,
  open = false,
  disabled = false,
  className,
  children,
  ...rest
}: AccordionItemProps) {
  const Heading = headingLevel && (`h${headingLevel}` as const);
  const line = (
    <>
      {Heading ? <Heading className={styles.heading}>{summary}</Heading> : <span>{summary}</span>}
      <CaretDownIcon className={styles.caret} />
    </>
  );
  // What cannot be opened is no details element: there is nothing that a press could do.
  if (disabled) {
    return (
      <div className={cx(styles.item, open && styles.open, className)}>
        <div className={cx(styles.summary, styles.disabled)}>{line}</div>
        {open && <div className={styles.content}>{children}</div>}
      </div>
    );
  }
  return (
    <details {...rest} className={cx(styles.item, className)} open={open}>
      <summary className={styles.summary}>{line}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export type AccordionProps = {
  /**
   * One open at a time: the name that its items share, unique in the page.
   * @default none: any number may be open
   */
  name?: string;
  /**
   * Makes each line a heading of this level.
   * @default none
   */
  headingLevel?: AccordionItemProps['headingLevel'];
  items: readonly (Pick<AccordionItemProps, 'summary' | 'open' | 'disabled'> & { id: string; content: ReactNode })[];
};

/** Questions and their answers. */
export function Accordion({ name, headingLevel, items }: AccordionProps) {
  return (
    <div>
      {items.map(({ id, content, ...item }) => (
        <AccordionItem key={id} {...item} id={id} name={name} headingLevel={headingLevel}>
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}
