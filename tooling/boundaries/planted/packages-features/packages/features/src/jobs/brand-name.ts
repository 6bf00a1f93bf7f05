import { brand } from '../../../../apps/web-hr/brand.config.ts';
export const name = brand;
