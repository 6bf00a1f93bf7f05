/** Where a site takes its browsers' error reports, to hand them on. */
export const reportsAddress = '/api/reports';
