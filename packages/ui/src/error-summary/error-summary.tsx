import type { ComponentProps } from 'react';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> & {
  /** What happened: "Check the following". */
  heading: string;
  /** One per field, in the order of the page. */
  errors: readonly {
    /** Id of the control that the line leads to. */
    fieldId: string;
    text: string;
  }[];
};

/** What keeps a form from going through, each line leading to its field. The form moves focus here after submit. */
export function ErrorSummary({ heading, errors, ...rest }: ErrorSummaryProps) {
  return (
    <div {...rest} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul role="list">
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
