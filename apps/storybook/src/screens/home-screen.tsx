import { Hero } from '@radar/ui/hero';
import { ExclusiveCard, ExclusiveGroup, JobList, JobRow } from '@radar/ui/job-card';
import { RadarMap } from '@radar/ui/radar-map';
import { SearchBox } from '@radar/ui/search-box';
import { Section, SectionHead } from '@radar/ui/section-head';
import { brands } from '../toolbars/brands.ts';
import { Frame } from './frame.tsx';
import { mapPlaces } from './sample-jobs.ts';
import { cardOf, type ScreenProps } from './screen.ts';

/** Home: the map of the market, the search, what is sold, what is new. */
export function HomeScreen(screen: ScreenProps) {
  const { id, words, market } = screen;
  const { t, number } = words;
  const places = mapPlaces(market, number);
  const total = places.reduce((sum, { count }) => sum + count, 0);
  return (
    <Frame {...screen}>
      <Hero
        title={t('home.title', { n: total })}
        lead={t('home.subtitle')}
        map={
          <RadarMap
            places={places}
            shape={brands[id].theme.rings}
            label={t('home.mapLabel', { place: places[0]?.name ?? '' })}
          />
        }
        search={
          <SearchBox
            action="#"
            label={t('search.form')}
            what={{ name: 'query', label: t('search.what'), placeholder: t('search.whatPlaceholder') }}
            where={{ name: 'locations', label: t('search.where'), placeholder: t('search.wherePlaceholder') }}
            submitLabel={t('search.submit')}
          />
        }
        popularLabel={t('home.popular')}
        popular={places.slice(0, 4).map(({ name, href, countText }) => ({ href, label: name, count: countText }))}
      />
      <div className="wrap">
        <Section labelledBy="exclusive">
          <SectionHead id="exclusive" heading={t('home.exclusive')} note={t('home.exclusiveSub')} />
          <ExclusiveGroup>
            {market.jobs.slice(0, 3).map(({ title, category, text }, index) => (
              <ExclusiveCard key={title} {...cardOf(screen, index)} category={category} text={text} />
            ))}
          </ExclusiveGroup>
        </Section>
        <Section labelledBy="newest">
          <SectionHead id="newest" heading={t('jobs.newest')} more={{ href: '#jobs', label: t('home.allJobs') }} />
          <JobList label={t('jobs.newest')}>
            {market.jobs.map(({ title }, index) => (
              <JobRow
                key={title}
                {...cardOf(screen, index, { flags: index < 2 ? [{ kind: 'new', text: t('jobs.new') }] : [] })}
              />
            ))}
          </JobList>
        </Section>
      </div>
    </Frame>
  );
}
