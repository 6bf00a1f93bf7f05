import type { Translator } from '@radar/i18n/intl';
import { Button } from '@radar/ui/button';
import { Checkbox } from '@radar/ui/checkbox';
import { MapPinIcon } from '@radar/ui/icons';
import { RadioGroup } from '@radar/ui/radio-group';
import type { FilterOption } from './filter-options.ts';
import { FilterGroup } from './filter-group.tsx';
import styles from './search-filters.module.css';

/** Kilometres to choose from. */
const circles = [10, 30, 50, 100];

type PlaceFilterProps = {
  translator: Translator;
  options: readonly FilterOption[];
  /** ISO 3166-1 alpha-2 of the site's country. */
  market: string;
  abroad: { jobs: number; isChosen: boolean };
  /** Null where no place is chosen to draw a circle round. */
  radius: { km: number | undefined } | null;
};

/** Where: near the visitor, the whole country, abroad, counties and towns, and how far around. */
export const PlaceFilter = ({ translator, options, market, abroad, radius }: PlaceFilterProps) => {
  const { t, number } = translator;
  const isHome = ({ place }: FilterOption) => place?.kind === 'country' && place.country === market;
  const ordered = [
    ...options.filter(isHome).map((option) => ({ ...option, label: `${t('filters.wholeCountry')}: ${option.label}` })),
    ...options.filter((option) => !isHome(option)),
  ];
  const km = radius?.km;
  const steps = km === undefined || circles.includes(km) ? circles : [...circles, km].toSorted((a, b) => a - b);
  return (
    <FilterGroup translator={translator} name="locations" legend={t('filters.locations')} options={ordered} shown={6}>
      <div className={styles.scripted}>
        <Button
          look="soft"
          wide
          icon={<MapPinIcon />}
          data-near-me
          data-denied={t('filters.geoDenied')}
          data-unavailable={t('filters.geoUnavailable')}
          data-timeout={t('filters.geoTimeout')}
          data-unknown={t('filters.geoUnknown')}
          data-far={t('filters.geoFar')}
          data-locating={t('filters.locating')}
        >
          {t('filters.nearMe')}
        </Button>
        <p className={styles.locating} role="status" data-near-me-status />
      </div>
      {radius !== null && (
        <div className={styles.radius}>
          <RadioGroup
            id="radiusKm"
            name="radiusKm"
            label={`${t('filters.radius')} (km)`}
            look="segments"
            defaultValue={km === undefined ? '' : String(km)}
            options={[
              { value: '', label: <span aria-label={t('filters.radiusNone')}>0</span> },
              ...steps.map((step) => ({ value: String(step), label: number(step) })),
            ]}
          />
        </div>
      )}
      <Checkbox
        id="abroad"
        name="abroad"
        value="true"
        label={t('search.abroad')}
        count={number(abroad.jobs)}
        defaultChecked={abroad.isChosen}
        disabled={abroad.jobs === 0 && !abroad.isChosen}
      />
    </FilterGroup>
  );
};
