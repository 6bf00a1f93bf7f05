/** Where the form of a report is sent to: see `server/report.ts`. */
export const reportPath = '/api/report';

/** Parts of the job's page that say what became of a report; without a script they are shown by the address. */
export const reportSentId = 'report-sent';
export const reportFailedId = 'report-failed';
