export { brand as default } from '../../../web-ba/brand.config.ts';
