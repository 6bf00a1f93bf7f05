import { type CompiledMessages, createTranslator, intlTag, type Translator } from '@radar/i18n/intl';
import type { Locale } from '@radar/i18n/locales';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

/** What the workshop loads for a story that names its features in `parameters.words`. */
type Loaded = { words: { locale: Locale; messages: CompiledMessages } };

const timeZone = 'Europe/Zagreb';

export const wordsOf = (loaded: unknown): Loaded['words'] => (loaded as Loaded).words;

/** Words of what runs in the browser. */
export const StoryWords = ({ loaded, children }: { loaded: unknown; children: ReactNode }) => {
  const { locale, messages } = wordsOf(loaded);
  return (
    <IntlProvider locale={intlTag(locale)} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
};

/** Words of what the server draws. A browser lacks the dates of some of our languages: it writes those in another. */
export const storyTranslator = (loaded: unknown): Translator => {
  const { locale, messages } = wordsOf(loaded);
  const isKnown = Intl.DateTimeFormat.supportedLocalesOf(intlTag(locale)).length > 0;
  return { ...createTranslator(isKnown ? locale : 'hr', messages, timeZone), locale };
};
