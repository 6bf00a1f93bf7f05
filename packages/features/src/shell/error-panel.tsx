'use client';

import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { errorWords } from './error-words.ts';

const never = (): (() => void) => () => {};
const none = { title: '', text: '', reload: '', home: '' };

const link: CSSProperties = { padding: 'var(--s3) var(--s5)', borderRadius: 'var(--r-btn)', fontWeight: 600 };
const reload: CSSProperties = {
  ...link,
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  textDecoration: 'none',
};

/** What happened in one sentence, a way on, and in development alone the error itself. */
export const ErrorPanel = ({ error }: { error: Error & { digest?: string } }) => {
  const texts = useSyncExternalStore(never, errorWords, () => none);
  // What a page's boundary has caught no longer reaches the window.
  useEffect(() => window.radar?.keep(error), [error]);
  return (
    <main id="main" className="wrap" style={{ display: 'grid', gap: 'var(--s4)', paddingBlock: 'var(--s8)' }}>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' }}>
        {/* Plain links: every page carries this panel, and the router may be what failed. */}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page itself */}
        <a href="" style={reload}>
          {texts.reload}
        </a>
        {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- see above */}
        <a href="/" style={link}>
          {texts.home}
        </a>
      </p>
      {process.env.NODE_ENV === 'development' && (
        <pre data-debug="" style={{ overflow: 'auto', whiteSpace: 'pre-wrap' }}>
          {error.stack ?? error.message}
        </pre>
      )}
    </main>
  );
};
