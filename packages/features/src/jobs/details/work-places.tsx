import type { JobDetail, WorkLocation } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { MapPinIcon } from '@radar/ui/icons';
import { TextLink } from '@radar/ui/link';
import { Panel } from '@radar/ui/panel';
import { WorkMap } from '../work-map/work-map.tsx';
import styles from './work-places.module.css';

const placeText = ({ name, region, country, address }: WorkLocation, { countryName }: Translator): string =>
  [address, name, region === name ? null : region, country === null ? null : countryName(country)]
    .filter((part) => part !== null && part !== '')
    .join(', ');

type Coordinates = { name: string; latitude: number | null; longitude: number | null };

const onMap = (places: readonly Coordinates[]) =>
  places.flatMap(({ name, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name, latitude, longitude }],
  );

type WorkPlacesProps = {
  job: JobDetail;
  /** Known towns, those with most jobs first. */
  towns: readonly Coordinates[];
  /** Where the jobs of a place are listed. */
  addressOf: (placeId: number) => string;
  /** With the words of `job`. */
  translator: Translator;
};

/** Where the work is: drawn, and in words. */
export const WorkPlaces = ({ job: { workLocations }, towns, addressOf, translator }: WorkPlacesProps) => {
  const { t, list } = translator;
  if (workLocations.length === 0) return null;
  const places = onMap(workLocations);
  return (
    <Panel heading={t('job.location')}>
      <WorkMap
        places={places}
        towns={onMap(towns)}
        label={t('job.map', { places: list(places.map(({ name }) => name)) })}
      />
      <ul className={styles.places} role="list">
        {workLocations.map((location) => (
          <li key={`${location.name} ${location.address}`}>
            <MapPinIcon size="s" />
            {location.placeId === null ? (
              placeText(location, translator)
            ) : (
              <TextLink alone href={addressOf(location.placeId)}>
                {placeText(location, translator)}
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
