'use client';

import { Button, ButtonLink } from '@radar/ui/button';
import { useEffect, useSyncExternalStore } from 'react';
import { errorTexts } from './error-texts.ts';

type Texts = (typeof errorTexts)[keyof typeof errorTexts];

const never = (): (() => void) => () => {};
const textsOf = (language: string): Texts =>
  Object.hasOwn(errorTexts, language) ? errorTexts[language as keyof typeof errorTexts] : errorTexts.hr;

/** What happened in one sentence, a way on, and in development alone the error itself. */
export const ErrorPanel = ({ error }: { error: Error & { digest?: string } }) => {
  const texts = useSyncExternalStore(
    never,
    () => textsOf(document.documentElement.lang),
    () => errorTexts.hr,
  );
  // What a page's boundary has caught no longer reaches the window.
  useEffect(() => window.radar?.keep(error), [error]);
  return (
    <main id="main" className="wrap" style={{ display: 'grid', gap: 'var(--s4)', paddingBlock: 'var(--s8)' }}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        <Button look="main" size="l" onClick={() => window.location.reload()}>
          {texts.reload}
        </Button>
        <ButtonLink size="l" href="/">
          {texts.home}
        </ButtonLink>
      </p>
      {process.env.NODE_ENV === 'development' && (
        <pre data-debug="" style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>
          {error.stack ?? error.message}
        </pre>
      )}
    </main>
  );
};
