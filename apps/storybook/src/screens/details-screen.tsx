import { ApplyBar } from '@radar/ui/apply-bar';
import { Breadcrumbs } from '@radar/ui/breadcrumbs';
import { ButtonLink } from '@radar/ui/button';
import { RingsCover } from '@radar/ui/cover';
import { EmployerLogo } from '@radar/ui/employer-logo';
import { Facts } from '@radar/ui/facts';
import { BriefcaseIcon, CalendarBlankIcon, GraduationCapIcon, HouseLineIcon } from '@radar/ui/icons';
import { JobTitle } from '@radar/ui/job-title';
import { LiveLine } from '@radar/ui/live-line';
import { Panel } from '@radar/ui/panel';
import { PayFigure } from '@radar/ui/pay-figure';
import { SalaryBand } from '@radar/ui/salary-band';
import { Frame } from './frame.tsx';
import { currencyOf, payOf, type ScreenProps } from './screen.ts';
import styles from './screens.module.css';

/** Head of a job: whose it is, that it still lives, what it pays. */
export function DetailsScreen(screen: ScreenProps) {
  const { id, words, market } = screen;
  const { t, date, time, number, moneyRange } = words;
  const [job] = market.jobs;
  const pay = payOf(screen, job);
  const checked = '2026-11-20T08:12:00Z';
  return (
    <Frame {...screen} footer={false}>
      <div className="wrap">
        <div className={styles.details}>
          <Breadcrumbs
            label={t('shell.breadcrumbs')}
            links={[
              { href: '#jobs', label: t('shell.jobs') },
              { href: '#place', label: job.place.split(',')[0] ?? '' },
            ]}
          />
          <RingsCover hue={job.hue} />
          <div className={styles.head}>
            <EmployerLogo size="l" name={job.employer} hue={job.hue} />
            <LiveLine>{t('job.live', { date: date(checked), time: time(checked) })}</LiveLine>
            <h1>
              <JobTitle title={job.title} />
            </h1>
            <p>
              {job.employer} · {job.place}
            </p>
          </div>
          <Panel heading={t('job.facts')}>
            <Facts
              facts={[
                { term: t('job.employmentType'), value: t('jobs.type.permanent'), icon: <BriefcaseIcon size="s" /> },
                { term: t('job.workMode'), value: t('jobs.mode.on_site'), icon: <HouseLineIcon size="s" /> },
                {
                  term: t('job.education'),
                  value: t('jobs.education.secondary'),
                  icon: <GraduationCapIcon size="s" />,
                },
                {
                  term: t('job.deadline'),
                  value: date('2026-12-02T12:00:00Z'),
                  icon: <CalendarBlankIcon size="s" />,
                },
              ]}
            />
          </Panel>
          <Panel heading={t('job.salary')}>
            <PayFigure amount={pay?.amount ?? null} unit={pay?.unit} noPay={t('jobs.noPay')} />
            {job.pay && (
              <SalaryBand
                rows={[
                  {
                    label: t('jobs.gross'),
                    from: job.pay[0],
                    to: job.pay[1],
                    text: moneyRange(job.pay[0], job.pay[1], currencyOf(id)),
                    kind: 'gross',
                  },
                ]}
                label={`${t('job.salaryAxis')}: ${pay?.amount ?? ''}`}
                format={number}
                note={t('job.salaryNote')}
              />
            )}
          </Panel>
        </div>
      </div>
      <ApplyBar>
        <ButtonLink look="main" size="l" href="#apply">
          {t('job.apply')}
        </ButtonLink>
      </ApplyBar>
    </Frame>
  );
}
