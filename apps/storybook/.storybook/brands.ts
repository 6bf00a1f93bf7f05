import ba from '../../web-ba/theme.css?inline';
import hr from '../../web-hr/theme.css?inline';
import kampus from '../../web-kampus/theme.css?inline';
import mk from '../../web-mk/theme.css?inline';

export const brands = [
  { value: 'hr', title: 'Radar Hrvatska', css: hr },
  { value: 'ba', title: 'Radar BiH', css: ba },
  { value: 'mk', title: 'Радар Македонија', css: mk },
  { value: 'kampus', title: 'Radar Kampus', css: kampus },
];

const sheet = document.createElement('style');
document.head.append(sheet);

/** Dresses the page as the toolbar says. */
export function wear({ brand, theme, language }: Record<string, string>) {
  const css = brands.find(({ value }) => value === brand)?.css ?? '';
  if (sheet.textContent !== css) sheet.textContent = css;
  document.documentElement.dataset.theme = theme ?? 'light';
  document.documentElement.lang = language ?? 'hr';
}
