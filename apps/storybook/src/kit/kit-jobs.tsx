import { Avatar } from '@radar/ui/avatar';
import { BarPlot } from '@radar/ui/bar-plot';
import { EmployerLogo } from '@radar/ui/employer-logo';
import { FeaturedCard, JobList, JobRow, VideoCard } from '@radar/ui/job-card';
import { Panel } from '@radar/ui/panel';
import { StackedBar } from '@radar/ui/stacked-bar';
import { WaterfallPlot } from '@radar/ui/waterfall-plot';
import { cardOf, type ScreenProps } from '../screens/screen.ts';
import { KitSection } from './kit-section.tsx';
import styles from './kit.module.css';

/** Ads in every form, and pay in pictures. */
export function KitJobs(screen: ScreenProps) {
  const { words, market } = screen;
  const { t } = words;
  const [first, second, third] = market.jobs;
  return (
    <>
      <KitSection heading="Oglasi">
        <div className={styles.wide}>
          <JobList label={t('search.results')}>
            <JobRow
              {...cardOf(screen, 0, { flags: [{ kind: 'featured', text: t('jobs.highlighted') }] })}
              highlighted
            />
            <JobRow {...cardOf(screen, 2, { flags: [{ kind: 'new', text: t('jobs.new') }] })} />
            <JobRow {...cardOf(screen, 3)} />
          </JobList>
        </div>
      </KitSection>
      <KitSection heading="Plaćeni oglasi" columns>
        <FeaturedCard {...cardOf(screen, 0)} variant="cover" category={first.category} />
        <FeaturedCard {...cardOf(screen, 1)} variant="quote" category={second.category} text={second.text} />
        <FeaturedCard {...cardOf(screen, 2)} variant="tint" category={third.category} text={third.text} />
        <VideoCard {...cardOf(screen, 1)} category={second.category} length="0:48" videoLabel="Video" />
      </KitSection>
      <KitSection heading="Lica">
        <EmployerLogo name={first.employer} hue={first.hue} size="l" />
        <EmployerLogo name={second.employer} hue={second.hue} />
        <EmployerLogo name="" hue={0} anonymous />
        <Avatar name="Željka Đurić" hue={60} size="l" />
        <Avatar name="Marija Kovačić" hue={220} />
      </KitSection>
      <KitSection heading="Plaća u slikama" columns>
        <Panel>
          <StackedBar
            label="Od 2.000 € bruto"
            parts={[
              { tone: 'net', label: 'Neto', value: 1371, text: '1.371 €' },
              { tone: 'tax', label: 'Porez', value: 229, text: '229 €' },
              { tone: 'contributions', label: 'Doprinosi', value: 400, text: '400 €' },
            ]}
          />
        </Panel>
        <Panel>
          <BarPlot
            label="Neto po gradovima"
            rows={[
              { label: 'Zagreb', amount: 1371, text: '1.371 €', current: true },
              { label: 'Split', amount: 1365, text: '1.365 €' },
              { label: 'Osijek', amount: 1380, text: '1.380 €' },
            ]}
          />
        </Panel>
        <Panel>
          <WaterfallPlot
            label="Od bruta do neta"
            steps={[
              { kind: 'total', amount: 2000, tone: 'gross', label: 'Bruto', text: '2.000 €' },
              { kind: 'less', amount: 400, tone: 'contributions', label: 'Doprinosi', text: '−400 €' },
              { kind: 'less', amount: 229, tone: 'tax', label: 'Porez', text: '−229 €' },
              { kind: 'total', amount: 1371, tone: 'net', label: 'Neto', text: '1.371 €' },
            ]}
          />
        </Panel>
      </KitSection>
    </>
  );
}
