'use client';

import { ErrorPanel } from './error-panel.tsx';

/** Any failure of a page other than "not found"; keeps the document, replaces the content. */
export const ErrorScreen = ({ error }: { error: Error & { digest?: string } }) => <ErrorPanel error={error} />;
