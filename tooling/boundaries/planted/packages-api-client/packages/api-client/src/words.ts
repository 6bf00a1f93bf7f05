import { locales } from '@radar/i18n/locales';
export const words = locales;
