export { GET } from './form.ts';
export { POST } from './submit.ts';
