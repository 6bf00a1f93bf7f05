import { CaretLeftIcon } from '../icons/caret-left.tsx';
import { CaretRightIcon } from '../icons/caret-right.tsx';
import { ownAddress } from '../link/address.ts';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** Name of the navigation, e.g. "Pages". */
  label: string;
  /** The page shown, from 1. */
  current: number;
  total: number;
  /** Address of a page within this site. */
  hrefOf: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's link: `Page 3`. */
  pageLabel: (page: number) => string;
  /**
   * How many numbers stand together, besides the first and the last.
   * @default 3
   */
  around?: number;
};

/** Links to the other pages of a list; nothing when there is one. */
export function Pagination({
  label,
  current,
  total,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  around,
}: PaginationProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.pages} role="list">
        <li>
          <Step page={current - 1} total={total} hrefOf={hrefOf} label={previousLabel} rel="prev" />
        </li>
        {pageNumbers(current, total, around).map((mark, index) => (
          <li key={mark === 'gap' ? `gap-${index}` : mark}>
            {mark === 'gap' ? (
              <span className={styles.mark}>…</span>
            ) : (
              <a
                className={styles.mark}
                href={ownAddress(hrefOf(mark))}
                aria-label={pageLabel(mark)}
                aria-current={mark === current ? 'page' : undefined}
              >
                {mark}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step page={current + 1} total={total} hrefOf={hrefOf} label={nextLabel} rel="next" />
        </li>
      </ul>
    </nav>
  );
}

type StepProps = Pick<PaginationProps, 'total' | 'hrefOf' | 'label'> & { page: number; rel: 'prev' | 'next' };

function Step({ page, total, hrefOf, label, rel }: StepProps) {
  const icon = rel === 'prev' ? <CaretLeftIcon /> : <CaretRightIcon />;
  if (page < 1 || page > total) {
    return (
      <span className={`${styles.mark} ${styles.off}`} aria-hidden="true">
        {icon}
      </span>
    );
  }
  return (
    <a className={styles.mark} href={ownAddress(hrefOf(page))} rel={rel} aria-label={label}>
      {icon}
    </a>
  );
}
