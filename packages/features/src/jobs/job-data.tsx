import 'server-only';
import type { JobDetail } from '@radar/domain/jobs';
import type { Locale } from '@radar/i18n/locales';
import { brandTitle, site, siteOrigin } from '../server/brand.ts';
import { JsonLd } from '../shell/json-ld.tsx';
import { toJobPosting } from './job-posting.ts';

/** The job for machines; nothing for one that is over. */
export const JobData = ({ job, locale }: { job: JobDetail; locale: Locale }) => {
  const posting = toJobPosting(job, { name: brandTitle, origin: siteOrigin(), market: site.market }, locale);
  return posting !== null && <JsonLd data={posting} />;
};
