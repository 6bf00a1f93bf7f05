import 'server-only';
import { AppError } from '@radar/domain/http';
import { cacheTags, getJob, type JobDetail } from '@radar/domain/jobs';
import { withoutGenderMarks } from '@radar/domain/words';
import { isLocale, type Locale } from '@radar/i18n/locales';
import { employerName, payOf } from '../../shell/job-words.ts';
import { words } from '../../shell/words.ts';
import { pageLifetimeS, publicApi } from '../api.ts';
import { brand, brandTitle } from '../brand.ts';
import { noDocument } from '../machines/answer.ts';
import { drawShareImage } from './draw-share-image.tsx';
import { createShareCache } from './share-cache.ts';

const cache = createShareCache({ images: 200, atOnce: 2, waiting: 20 });

const png = (image: Uint8Array<ArrayBuffer>): Response =>
  new Response(image, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600, s-maxage=86400' },
  });

/** What stands in for a picture that cannot be drawn: the brand's own. */
const brandImage = (): Response =>
  brand.shareImage === null
    ? noDocument()
    : new Response(null, { status: 302, headers: { location: brand.shareImage.url, 'cache-control': 'no-store' } });

const draw = async (locale: Locale, job: JobDetail) => {
  const translator = await words(locale, 'jobs');
  const pay = payOf(job, translator, { isMonthSaid: true });
  return drawShareImage({
    title: withoutGenderMarks(job.title),
    employer: employerName(job, translator),
    place: job.location,
    pay: pay === null ? null : `${pay.amount} ${pay.unit}`,
    siteName: brandTitle,
  });
};

/** `/share/{locale}/{jobId}.png`: a picture of the job for those who share it. Never a server error. */
export const GET = async (
  _: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
): Promise<Response> => {
  const { locale, file } = await params;
  const [, id] = /^([1-9]\d{0,9})\.png$/.exec(file) ?? [];
  if (!isLocale(locale) || id === undefined) return noDocument();
  try {
    const job = await publicApi(locale)(
      getJob,
      { params: { id } },
      { next: { tags: [cacheTags.job(Number(id))], revalidate: pageLifetimeS } },
    );
    const image = await cache.get(`${locale} ${id} ${job.updatedAt}`, () => draw(locale, job));
    return image === null ? brandImage() : png(image);
  } catch (error) {
    return error instanceof AppError && error.code === 'NOT_FOUND' ? noDocument() : brandImage();
  }
};
