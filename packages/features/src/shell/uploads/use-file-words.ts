'use client';

import type { Document } from '@radar/domain/documents';
import { useWords } from '../use-words.ts';

/** Words about files: of the feature `files`. */
export const useFileWords = () => {
  const { t, size } = useWords();
  const named = (key: 'files.cancelUpload' | 'files.retryUpload' | 'files.remove') => (name: string) =>
    t(key, { name });
  return {
    /** "PDF, 1,2 MB" */
    noteOf: ({ format, sizeBytes }: Pick<Document, 'sizeBytes'> & { format: string }): string =>
      `${format.toUpperCase()}, ${size(sizeBytes)}`,
    /** Names of the buttons of a file on its way. */
    labels: {
      cancelLabel: named('files.cancelUpload'),
      retryLabel: named('files.retryUpload'),
      removeLabel: named('files.remove'),
    },
  };
};
