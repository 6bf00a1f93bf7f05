'use client';

import { ErrorPanel } from './error-panel.tsx';

/** A failure of the document itself: this one brings its own. */
export const GlobalError = ({ error }: { error: Error & { digest?: string } }) => (
  <html lang={localeOfAddress()}>
    <body>
      <ErrorPanel error={error} />
    </body>
  </html>
);

const localeOfAddress = (): string => {
  const first = typeof window === 'undefined' ? '' : (window.location.pathname.split('/')[1] ?? '');
  return ['en', 'sl', 'bs', 'mk'].includes(first) ? first : 'hr';
};
