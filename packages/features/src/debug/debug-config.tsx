import { brand, site, siteOrigin } from '../server/brand.ts';
import { onlyInDevelopment } from './only-in-development.ts';

export const generateMetadata = () => ({ title: 'Config', robots: { index: false } });

/** The brand's config, its row in the registry and its origin, as this process sees them. */
export const Page = () => {
  onlyInDevelopment();
  return (
    <main id="main" className="wrap">
      <h1>Config</h1>
      <pre>{JSON.stringify({ origin: siteOrigin(), site, brand }, null, 2)}</pre>
    </main>
  );
};
