import type { ApplicationWay, JobDetail } from '@radar/domain/jobs';
import { href } from '@radar/i18n/addresses';
import type { Translator } from '@radar/i18n/intl';
import { ButtonLink } from '@radar/ui/button';
import { ArrowSquareOutIcon, PhoneIcon } from '@radar/ui/icons';
import { Note } from '@radar/ui/note';
import styles from './apply-ways.module.css';

type ApplyProps = {
  job: JobDetail;
  /** With the words of `job`. */
  translator: Translator;
};

const isInProduct = ({ type }: ApplicationWay): boolean => type === 'full' || type === 'quick';

const Way = ({ way, job, translator: { t, locale } }: ApplyProps & { way: ApplicationWay }) => {
  switch (way.type) {
    case 'full':
    case 'quick':
      return (
        <ButtonLink
          look="main"
          size="l"
          wide
          href={href(locale, 'job-jobId-slug-apply', { jobId: job.id, slug: job.slug })}
        >
          {t('job.apply')}
        </ButtonLink>
      );
    case 'external':
    case 'direct_link':
      return way.url === null ? null : (
        <ButtonLink look="main" size="l" wide external target="_blank" href={way.url} icon={<ArrowSquareOutIcon />}>
          {t('job.applyExternal', { host: new URL(way.url).host })}
        </ButtonLink>
      );
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
      {shown.some(({ type }) => type === 'external' || type === 'direct_link') && (
        <p className={styles.note}>{t('job.applyExternalNote')}</p>
      )}
    </div>
  );
};

/** The first way that is a button, for the bar at a phone's thumb. */
export const MainApplyButton = ({ job, translator }: ApplyProps) => {
  const ways = job.applicationTypes;
  const way = ways.find(isInProduct) ?? ways.find(({ url, phone }) => url !== null || phone !== null);
  if (way !== undefined) return <Way way={way} job={job} translator={translator} />;
  return (
    <ButtonLink look="main" size="l" wide href="#apply">
      {translator.t('job.applyInfo')}
    </ButtonLink>
  );
};
