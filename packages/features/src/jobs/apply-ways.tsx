import { addressOfWay, type ApplicationWay, type JobDetail } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { MessageId, Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { ArrowSquareOutIcon, PhoneIcon } from '@radar/ui/icons';
import { Note } from '@radar/ui/note';
import { leaveAddress } from '../shell/leave-address.ts';
import styles from './apply-ways.module.css';

type ApplyProps = {
  job: JobDetail;
  /** With the words of `job`. */
  translator: Translator;
};

const isInProduct = ({ type }: ApplicationWay): boolean => type === 'full' || type === 'quick';

/** What to know of ways that lead out of this site. */
const outsideNotes: Partial<Record<ApplicationWay['type'], MessageId>> = {
  external: 'job.applyExternalLeaves',
  direct_link: 'job.applyExternalNote',
};

/** The employer's own form: by way of a page that counts down, or, as the ad may wish, at once in a new tab. */
const Outside = ({ way, job, translator: { t, locale } }: ApplyProps & { way: ApplicationWay }) => {
  const address = addressOfWay(way);
  if (address === null) return <Note tone="warn">{t('job.applyExternalMissing')}</Note>;
  const look = { look: 'main', size: 'l', wide: true, icon: <ArrowSquareOutIcon /> } as const;
  const words = t('job.applyExternal', { host: address.host });
  if (way.type === 'direct_link') {
    return (
      <ButtonLink {...look} target="_blank" href={leaveAddress({ locale, job, type: way.type })}>
        {words}
      </ButtonLink>
    );
  }
  const countdown = href(locale, 'job-jobId-slug-apply-external-countdown', { jobId: job.id, slug: job.slug });
  return (
    <ButtonLink {...look} href={countdown}>
      {words}
    </ButtonLink>
  );
};

const Way = ({ way, job, translator }: ApplyProps & { way: ApplicationWay }) => {
  const { t, locale } = translator;
  switch (way.type) {
    case 'full':
    case 'quick':
      return (
        <ButtonLink
          look="main"
          size="l"
          wide
          href={href(locale, 'job-jobId-slug-apply', { jobId: job.id, slug: job.slug })}
          // A personal page is kept by nobody: it would come twice.
          data-prefetch="no"
        >
          {t(way.type === 'quick' ? 'job.applyQuick' : 'job.apply')}
        </ButtonLink>
      );
    case 'external':
    case 'direct_link':
      return <Outside way={way} job={job} translator={translator} />;
    case 'phone':
      return way.phone === null ? null : (
        <ButtonLink
          look="main"
          size="l"
          wide
          external
          href={`tel:${way.phone.replace(/[^\d+]/g, '')}`}
          icon={<PhoneIcon />}
        >
          {t('job.applyPhone', { phone: way.phone })}
        </ButtonLink>
      );
    case 'letter':
      return <Words heading={t('job.applyLetter')} text={way.text} />;
    case 'personal':
      return <Words heading={t('job.applyPersonal')} text={way.text} />;
    case 'info':
      return <Words heading={t('job.applyInfo')} text={way.text} />;
  }
};

const Words = ({ heading, text }: { heading: string; text: string | null }) => (
  <Note tone="tint">
    <b>{heading}</b>
    {text !== null && <p className={styles.text}>{text}</p>}
  </Note>
);

/** Every way to apply that the ad names, the product's own first. */
export const ApplyWays = ({ job, translator }: ApplyProps) => {
  const { t } = translator;
  const ways = job.applicationTypes.toSorted((one, other) => Number(isInProduct(other)) - Number(isInProduct(one)));
  // Both of the product's own ways are one form.
  const shown = ways.filter((way, index) => index === 0 || !isInProduct(way));
  return (
    <div className={styles.ways}>
      {shown.map((way) => (
        <Way key={way.type} way={way} job={job} translator={translator} />
      ))}
      {shown.some(isInProduct) && <p className={styles.note}>{t('job.applyNote')}</p>}
      {shown.map((way) => {
        const note = addressOfWay(way) === null ? undefined : outsideNotes[way.type];
        return (
          note !== undefined && (
            <p key={way.type} className={styles.note}>
              {t(note)}
            </p>
          )
        );
      })}
    </div>
  );
};

/** The first way that is a button, for the bar at a phone's thumb. */
export const MainApplyButton = ({ job, translator }: ApplyProps) => {
  const ways = job.applicationTypes;
  const way = ways.find(isInProduct) ?? ways.find((one) => addressOfWay(one) !== null || one.phone !== null);
  if (way !== undefined) return <Way way={way} job={job} translator={translator} />;
  return (
    <ButtonLink look="main" size="l" wide href="#apply">
      {translator.t('job.applyInfo')}
    </ButtonLink>
  );
};
