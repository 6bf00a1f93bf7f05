import type { SavedSearch } from '@radar/domain/saved';
import type { Translator } from '@radar/i18n/intl';

/** What a saved search is called: its name, else its words. With the words of `saved`. */
export const searchTitle = ({ t }: Translator, { name, query }: Pick<SavedSearch, 'name' | 'query'>): string => {
  const title = name ?? query.query.join(' ');
  return title === '' ? t('saved.allJobs') : title;
};
