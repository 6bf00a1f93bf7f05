import { notFound } from 'next/navigation';

/** Debug pages exist for developers only: a production build answers 404. */
export const onlyInDevelopment = (): void => {
  if (process.env.NODE_ENV !== 'development') notFound();
};
