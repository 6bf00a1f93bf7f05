import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../icons/arrow-right.tsx';
import { TextLink } from '../link/link.tsx';
import styles from './section-head.module.css';

export type SectionHeadProps = {
  /** Id of the heading, for `aria-labelledby` of the section. */
  id?: string;
  heading: ReactNode;
  /** A quieter line: why these, until when. */
  note?: ReactNode;
  /** Where to see all. */
  more?: { href: string; label: string };
};

/** The heading over a list, with the way to all of it. */
export function SectionHead({ id, heading, note, more }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{heading}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {more && (
        <TextLink className={styles.more} href={more.href} alone>
          {more.label}
          <ArrowRightIcon size="s" />
        </TextLink>
      )}
    </div>
  );
}

export type SectionProps = {
  /** Id of the heading that names the section. */
  labelledBy?: string;
  children: ReactNode;
};

/** A part of a page, with the room of a section above it. */
export function Section({ labelledBy, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
