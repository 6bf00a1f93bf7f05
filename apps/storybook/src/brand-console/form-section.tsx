import { localeFacts } from '@radar/i18n/locales';
import { Button } from '@radar/ui/button';
import { EmptyState } from '@radar/ui/empty-state';
import { RadarMap } from '@radar/ui/radar-map';
import { SectionHead } from '@radar/ui/section-head';
import { formTokens } from '@radar/ui/theme';
import { tokensIn } from '@radar/ui/theme-tokens';
import { Wordmark } from '@radar/ui/wordmark';
import { mapPlaces } from '../screens/sample-jobs.ts';
import type { ScreenProps } from '../screens/screen.ts';
import { brands, themeSheets, titleOf } from '../toolbars/brands.ts';
import styles from './brand-console.module.css';

const typeScale = ['hero', 'h1', 'h2', 'h3', 'card', 'read', 'body', 'label', 'meta', 'caption'];
const radii = ['r-s', 'r-m', 'r-l', 'r-btn'];

/** Letters that go wrong first: marks over capitals, and those that only one language has. */
const specimens = { latin: 'Čvrst posao, žuljevi u Đurđevcu', cyrillic: 'Ѓорче Петров, Ќидов џеб, ѕвезда' };

/** Logo, rings, type and shape. */
export function FormSection({ id, words, market }: ScreenProps) {
  const brand = brands[id];
  const { script } = localeFacts[brand.firstLocale];
  const form = tokensIn('light', '', themeSheets[id]);
  return (
    <>
      <SectionHead heading="Logo and picture of shared links" />
      <div className={styles.logos}>
        <Wordmark href="#" label={titleOf(id)} word={brand.secondWord} script={script} />
        <img src={`/${id}${brand.favicon}`} alt="Favicon" width={48} height={48} />
        {brand.shareImage && (
          <img
            className={styles.share}
            src={`/${id}${brand.shareImage.url}`}
            alt={`${brand.shareImage.width} × ${brand.shareImage.height}`}
            width={brand.shareImage.width}
            height={brand.shareImage.height}
          />
        )}
      </div>
      <SectionHead heading="Rings" note={`theme.rings: ${brand.theme.rings}`} />
      <div className={styles.rings}>
        <div className={styles.map}>
          <RadarMap
            places={mapPlaces(market, words.number)}
            shape={brand.theme.rings}
            label={words.t('home.mapLabel', { place: market.towns[0]?.[0] ?? '' })}
          />
        </div>
        <EmptyState title={words.t('search.emptyTitle')} message={words.t('search.emptyText')} />
      </div>
      <SectionHead heading="Type" note={form.get('font')?.split(',')[0]} />
      <ul className={styles.scale} role="list">
        {typeScale.map((name) => (
          <li key={name}>
            <code>{name}</code>
            <span style={{ font: `var(--type-${name})` }}>{specimens[script]}</span>
          </li>
        ))}
      </ul>
      <SectionHead heading="Shape" />
      <ul className={styles.shapes} role="list">
        {radii.map((name) => (
          <li key={name}>
            <span style={{ borderRadius: `var(--${name})` }} />
            <code>--{name}</code>
          </li>
        ))}
        <li>
          <Button look="main">{words.t('job.apply')}</Button>
        </li>
        <li>
          <Button>{words.t('search.filters')}</Button>
        </li>
        <li>
          <Button look="soft">{words.t('job.share')}</Button>
        </li>
      </ul>
      <dl className={styles.values}>
        {formTokens.map((name) => (
          <div key={name}>
            <dt>
              <code>--{name}</code>
            </dt>
            <dd>{form.get(name) ?? 'missing'}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
