import { href } from '@radar/i18n/addresses';
import type { Metadata } from 'next';
import { notFoundMark } from './not-found-address.ts';
import { NotFoundPanel } from './not-found-panel.tsx';
import { localeOf, type PageProps } from './page-props.ts';
import { Shell } from './shell.tsx';
import { words } from './words.ts';

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => {
  const { t } = await words(localeOf((await params).locale), 'shell');
  return { title: t('shell.notFoundTitle'), robots: { index: false } };
};

/** The 404 page as an ordinary one: the handler of unknown addresses gives it its status and address. */
export const Page = async ({ params }: PageProps) => {
  const locale = localeOf((await params).locale);
  return (
    <Shell locale={locale} screen="index" addressIn={(one) => href(one, 'index')}>
      <NotFoundPanel locale={locale} address={notFoundMark} />
    </Shell>
  );
};
