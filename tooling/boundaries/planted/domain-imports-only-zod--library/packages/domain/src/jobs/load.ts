import ky from 'ky';
export const load = ky;
