import { screens } from '@radar/i18n/addresses';
import { locales } from '@radar/i18n/locales';
import { routeOf } from '@radar/i18n/routes';
import { onlyInDevelopment } from './only-in-development.ts';

export const generateMetadata = () => ({ title: 'Routes', robots: { index: false } });

/** The table of addresses. */
export const Page = () => {
  onlyInDevelopment();
  return (
    <main id="main" className="wrap">
      <h1>Routes</h1>
      <table>
        <thead>
          <tr>
            <th>screen</th>
            {locales.map((locale) => (
              <th key={locale}>{locale}</th>
            ))}
            <th>guard</th>
          </tr>
        </thead>
        <tbody>
          {screens.map((screen) => (
            <tr key={screen}>
              <th scope="row">{screen}</th>
              {locales.map((locale) => (
                <td key={locale}>{routeOf(screen).paths[locale]}</td>
              ))}
              <td>{routeOf(screen).guard}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
};
