import type { SiteId } from '@radar/config/sites';
import { importJob, type Job, searchJobs } from './api.ts';

/** A job as an importer hands it over. */
export const anImportedJob = (reference: string, changes: object = {}) => ({
  reference,
  title: 'Konobar na brodu (m/ž)',
  employer: {
    name: 'Plovidba Probna d.o.o.',
    isIncognito: false,
    email: 'posao@plovidba.example',
    url: null,
    logoUrl: null,
    about: null,
    industry: null,
    hue: null,
    isVerified: false,
  },
  descriptionHtml: '<p>Prva verzija opisa ovog posla na brodu.</p>',
  teaser: null,
  quote: null,
  language: 'hr',
  format: 'STANDARD',
  occupations: ['Konobar'],
  places: [
    { text: 'Split', locality: 'Split', region: null, country: 'HR', address: null, latitude: null, longitude: null },
  ],
  workMode: null,
  employmentTypes: ['seasonal'],
  education: null,
  educationRequirements: null,
  minimalYearsOfExperience: null,
  salary: null,
  benefits: [],
  skills: [],
  digitalSkills: [],
  languages: [],
  drivingLicences: [],
  applicationTypes: [{ type: 'full', url: null, phone: null, text: null }],
  video: null,
  externalDetailsUrl: null,
  publishedAt: null,
  endsAt: null,
  ...changes,
});

/**
 * Brings a job in, or up to date, and finds it.
 * @throws Error when the API refuses it or the search does not find it
 */
export const publishJob = async (site: SiteId, job: ReturnType<typeof anImportedJob>): Promise<Job> => {
  const { jobId, reason } = await importJob(site, job);
  const { jobs } = await searchJobs(site, { query: job.reference });
  const found = jobs.find(({ id }) => id === jobId);
  if (found === undefined) throw new Error(`The search does not find job ${jobId} ${reason ?? ''}`);
  return found;
};
