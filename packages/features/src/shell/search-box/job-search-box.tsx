import { href } from '@radar/i18n/addresses';
import type { Locale } from '@radar/i18n/locales';
import { SearchBox, type SearchBoxProps } from '@radar/ui/search-box';
import { words } from '../words.ts';
import { suggestionWords } from './suggestion-words.ts';
import { Suggestions } from './suggestions.tsx';

type JobSearchBoxProps = {
  locale: Locale;
  look: 'hero' | 'bar';
  /** What was searched for. */
  what?: string;
  where?: string;
  /** What stands in the address for `where`: the id of the place. */
  whereMeaning?: string | undefined;
  /** Filters that stay when the words change. */
  hidden?: SearchBoxProps['hidden'];
};

/** The two fields of a job search: a plain form that leads to the search page. */
export const JobSearchBox = async ({ locale, look, what, where, whereMeaning, hidden = [] }: JobSearchBoxProps) => {
  const translator = await words(locale, 'search', 'suggest', 'filters');
  const { t } = translator;
  return (
    <SearchBox
      action={href(locale, 'job-search')}
      label={t('search.form')}
      what={{
        name: 'query',
        label: t('search.what'),
        placeholder: t('search.whatPlaceholder'),
        value: what,
        data: { 'data-suggest': 'what' },
      }}
      where={{
        name: 'locations',
        label: t('search.where'),
        placeholder: t('search.wherePlaceholder'),
        value: where,
        data: { 'data-suggest': 'where', 'data-meaning': whereMeaning, 'data-label': where },
      }}
      submitLabel={t('search.submit')}
      hidden={hidden}
      look={look}
    >
      <Suggestions words={suggestionWords(translator)} />
    </SearchBox>
  );
};
