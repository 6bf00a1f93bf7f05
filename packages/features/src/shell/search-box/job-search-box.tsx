import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { SearchBox, type SearchBoxProps } from '@radar/ui/search-box';

type JobSearchBoxProps = {
  /** With the words of `search`. */
  translator: Translator;
  look: 'hero' | 'bar';
  /** What was searched for. */
  what?: string;
  where?: string;
  /** Filters that stay when the words change. */
  hidden?: SearchBoxProps['hidden'];
};

/** The two fields of a job search: a plain form that leads to the search page. */
export const JobSearchBox = ({ translator: { t, locale }, look, what, where, hidden = [] }: JobSearchBoxProps) => (
  <SearchBox
    action={href(locale, 'job-search')}
    label={t('search.form')}
    what={{ name: 'query', label: t('search.what'), placeholder: t('search.whatPlaceholder'), value: what }}
    where={{ name: 'locations', label: t('search.where'), placeholder: t('search.wherePlaceholder'), value: where }}
    submitLabel={t('search.submit')}
    hidden={hidden}
    look={look}
  />
);
