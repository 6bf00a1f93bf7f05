import { type BrandId, type Globals, languageOf, themeSheets } from './brands.ts';
import { speak } from './speak.ts';

const sheet = document.createElement('style');
document.head.append(sheet);
let worn: BrandId | undefined;

/** Dresses the page as the toolbars say. */
export function dress(globals: Globals): void {
  if (worn !== globals.brand) {
    worn = globals.brand;
    sheet.textContent = themeSheets[globals.brand];
  }
  document.documentElement.dataset.theme = globals.theme;
  document.documentElement.lang = languageOf(globals);
  speak(languageOf(globals));
}
