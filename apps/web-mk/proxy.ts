export { guardPage as proxy } from '@radar/features/page-guard';

export const config = {
  matcher: [
    '/api/proxy/:path*',
    '/(.*%.*)',
    '/posao/:jobId/:slug/prijava',
    '/en/job/:jobId/:slug/apply',
    '/sl/posao/:jobId/:slug/prijava',
    '/bs/posao/:jobId/:slug/prijava',
    '/mk/rabota/:jobId/:slug/aplikacija',
  ],
};
