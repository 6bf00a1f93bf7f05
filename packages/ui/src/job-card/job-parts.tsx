import { Badge } from '../badge/badge.tsx';
import { cx } from '../cx.ts';
import { EmployerLogo } from '../employer-logo/employer-logo.tsx';
import { Flag } from '../flag/flag.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { BookmarkSimpleFillIcon } from '../icons/bookmark-simple-fill.tsx';
import { BookmarkSimpleIcon } from '../icons/bookmark-simple.tsx';
import { MapPinIcon } from '../icons/map-pin.tsx';
import { JobTitle } from '../job-title/job-title.tsx';
import { ownAddress } from '../link/address.ts';
import type { JobCardEmployer, JobCardProps } from './job-card.types.ts';
import styles from './job-parts.module.css';

/** The heading whose link covers the whole card. */
export function Title({
  title,
  href,
  lang,
  headingLevel = 3,
  className,
}: Pick<JobCardProps, 'title' | 'href' | 'lang' | 'headingLevel'> & { className?: string | undefined }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Heading className={cx(styles.title, className)} lang={lang}>
      <a href={ownAddress(href)}>
        <JobTitle title={title} />
      </a>
    </Heading>
  );
}

/** Flags above the title; stays in the page when empty, so that a script can add what only this visitor knows. */
export function Flags({ flags = [] }: Pick<JobCardProps, 'flags'>) {
  return (
    <div className={styles.flags} data-flags="">
      {flags.map(({ kind, text }) => (
        <Flag key={kind} kind={kind}>
          {text}
        </Flag>
      ))}
    </div>
  );
}

export function EmployerName({ employer: { name, verifiedLabel } }: { employer: JobCardEmployer }) {
  return (
    <p className={styles.employer}>
      {name}
      {verifiedLabel && (
        <>
          {'\u00a0'}
          <Badge label={verifiedLabel} />
        </>
      )}
    </p>
  );
}

export function Meta({ place, facts = [] }: Pick<JobCardProps, 'place' | 'facts'>) {
  if (!place && facts.length === 0) return null;
  return (
    <ul className={styles.meta} role="list">
      {place && (
        <li>
          <MapPinIcon size="s" className={styles.pin} />
          {place}
        </li>
      )}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export function Pay({
  pay,
  noPay,
  net,
  className,
}: Pick<JobCardProps, 'pay' | 'noPay' | 'net'> & { className?: string | undefined }) {
  return (
    <p className={cx(styles.pay, className)}>
      {pay ? (
        <>
          <b>{pay.amount}</b>
          {pay.unit && ` ${pay.unit}`}
          {net && <span className={styles.net}>{net}</span>}
        </>
      ) : (
        noPay
      )}
    </p>
  );
}

type SaveProps = Pick<JobCardProps, 'jobId' | 'saveLabel' | 'saved'>;

export function Save({ jobId, saveLabel, saved = false, className }: SaveProps & { className?: string | undefined }) {
  if (!saveLabel) return null;
  return (
    <IconButton
      className={cx(styles.save, className)}
      data-save={jobId}
      aria-pressed={saved}
      label={saveLabel}
      icon={<BookmarkSimpleIcon />}
      iconOn={<BookmarkSimpleFillIcon />}
    />
  );
}

/** The line that opens a boxed card: small logo, employer, bookmark. */
export function Head({
  employer,
  logoClassName,
  ...save
}: Pick<JobCardProps, 'employer'> & SaveProps & { logoClassName?: string | undefined }) {
  const { name, hue, logoSrc, anonymous = false } = employer;
  return (
    <div className={styles.head}>
      <EmployerLogo className={logoClassName} size="s" name={name} hue={hue} src={logoSrc} anonymous={anonymous} />
      <EmployerName employer={employer} />
      <Save {...save} className={styles.saveInHead} />
    </div>
  );
}

/** Attributes of every card's root. */
export function rootOf({ jobId, employer, seen = false }: Pick<JobCardProps, 'jobId' | 'employer' | 'seen'>) {
  return { 'data-job-id': jobId, 'data-employer-id': employer.id, 'data-seen': seen ? '' : undefined };
}

export const cardClass = styles.card;
export const textClass = styles.text;
