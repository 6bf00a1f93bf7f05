import { locales } from '@radar/i18n/locales';
export const home = () => `/${locales[0]}`;
