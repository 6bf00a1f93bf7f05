import type { Translator } from '@radar/i18n/intl';
import { Button } from '@radar/ui/button';
import { SlidersHorizontalIcon, XIcon } from '@radar/ui/icons';
import { IconButton } from '@radar/ui/icon-button';
import type { ReactNode } from 'react';
import { searchAddress } from '../shell/search-address.ts';
import styles from './filter-sheet.module.css';

/** Where the form of filters stands, and what a link leads to without scripts. */
const filtersId = 'filters';

/** Opens the filters where they have no room beside the results. */
export const FilterSheetLink = ({ translator: { t, number }, chosen }: { translator: Translator; chosen: number }) => (
  <a className={styles.open} href={`#${filtersId}`} data-filters-open>
    <SlidersHorizontalIcon />
    {t('search.filters')}
    {chosen > 0 && (
      <b className={styles.chosen}>
        <span aria-hidden="true">{number(chosen)}</span>
        <span className="sr">{t('filters.chosen', { n: chosen })}</span>
      </b>
    )}
  </a>
);

type FilterSheetProps = {
  translator: Translator;
  /** Words of the search, which clearing the filters leaves. */
  words: readonly string[];
  total: number | null;
  /** The form. */
  children: ReactNode;
};

/**
 * The filters: beside the results where there is room; on a narrow screen a sheet over them, into which the script lays
 * the form while it is open. Without scripts a narrow screen unfolds them in place.
 */
export const FilterSheet = ({ translator: { t, locale }, words, total, children }: FilterSheetProps) => (
  <>
    <div className={styles.place} id={filtersId} data-filters-place>
      {children}
    </div>
    <dialog className={styles.sheet} aria-labelledby="filters-title" data-filters-sheet>
      <div className={styles.head}>
        <h2 id="filters-title" className={styles.title} tabIndex={-1} data-autofocus>
          {t('search.filters')}
        </h2>
        <IconButton label={t('filters.close')} icon={<XIcon />} data-filters-close />
      </div>
      <div className={styles.body} data-filters-body />
      <div className={styles.foot}>
        <a className={styles.clear} href={searchAddress(locale, { query: words })}>
          {t('search.clear')}
        </a>
        <Button look="main" size="l" wide data-filters-close>
          {total === null ? t('search.apply') : t('filters.show', { n: total })}
        </Button>
      </div>
    </dialog>
  </>
);
