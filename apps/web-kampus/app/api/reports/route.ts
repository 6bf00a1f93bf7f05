export const dynamic = 'force-dynamic';

export { POST } from '@radar/features/error-reports';
