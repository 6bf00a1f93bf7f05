import { Chip, Chips } from '@radar/ui/chip';
import { ExclusiveCard, JobList, JobRow } from '@radar/ui/job-card';
import { Pagination } from '@radar/ui/pagination';
import { SearchBox } from '@radar/ui/search-box';
import { Section } from '@radar/ui/section-head';
import { Frame } from './frame.tsx';
import { cardOf, type ScreenProps } from './screen.ts';

/** Results: one surface with hairlines, boxes only for what is sold. */
export function ListScreen(screen: ScreenProps) {
  const { words, market } = screen;
  const { t, date } = words;
  const [first] = market.jobs;
  const query = first.title.split(/[ /,–]/)[0] ?? '';
  return (
    <Frame {...screen}>
      <div className="wrap">
        <Section>
          <SearchBox
            look="bar"
            action="#"
            label={t('search.form')}
            what={{ name: 'query', label: t('search.what'), value: query }}
            where={{ name: 'locations', label: t('search.where'), value: market.towns[0]?.[0] ?? '' }}
            submitLabel={t('search.submit')}
          />
        </Section>
        <Section labelledBy="results">
          <h1 id="results">{t('search.countFor', { n: 86, query })}</h1>
          <Chips label={t('search.activeFilters')}>
            <Chip on removeLabel={t('search.remove', { label: t('jobs.type.permanent') })}>
              {t('jobs.type.permanent')}
            </Chip>
            <Chip>{t('jobs.mode.remote')}</Chip>
            <Chip unresolved removeLabel={t('search.remove', { label: 'Zagrb' })}>
              „Zagrb”
            </Chip>
          </Chips>
        </Section>
        <Section>
          <h2 className="sr">{t('search.results')}</h2>
          <ExclusiveCard
            {...cardOf(screen, 1)}
            category={market.jobs[1].category}
            text={market.jobs[1].text}
            formatLabel={t('jobs.exclusive')}
            look="wide"
          />
          <JobList label={t('search.results')}>
            <JobRow
              {...cardOf(screen, 0, { flags: [{ kind: 'featured', text: t('jobs.highlighted') }] })}
              highlighted
            />
            <JobRow {...cardOf(screen, 2, { flags: [{ kind: 'new', text: t('jobs.new') }] })} />
            <JobRow
              {...cardOf(screen, 3, {
                flags: [{ kind: 'soon', text: t('jobs.endsSoon', { date: date('2026-11-23') }) }],
              })}
            />
            <JobRow {...cardOf(screen, 4, { seen: true })} />
          </JobList>
          <Pagination
            label={t('search.pagination')}
            current={2}
            total={13}
            hrefOf={(page) => `#page-${page}`}
            previousLabel={t('search.previous')}
            nextLabel={t('search.next')}
            pageLabel={(page) => t('search.goToPage', { page })}
          />
        </Section>
      </div>
    </Frame>
  );
}
