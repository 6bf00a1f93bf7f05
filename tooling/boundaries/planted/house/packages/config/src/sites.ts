import { locales } from '@radar/i18n/locales';
export const sites = { hr: locales[0] };
