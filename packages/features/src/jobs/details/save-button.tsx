import type { Translator } from '@radar/i18n/intl';
import { Button } from '@radar/ui/button';
import { IconButton } from '@radar/ui/icon-button';
import { BookmarkSimpleFillIcon, BookmarkSimpleIcon } from '@radar/ui/icons';
import { cx } from '@radar/ui/cx';
import styles from './save-button.module.css';

type SaveButtonProps = {
  jobId: number;
  /** `icon` for the bar at the thumb. */
  look: 'line' | 'icon';
  /** With the words of `saved`. */
  translator: Translator;
};

/** The bookmark of a job's own page; `DeviceMarks` makes it work. */
export const SaveButton = ({ jobId, look, translator: { t } }: SaveButtonProps) => {
  const rest = { 'data-save': jobId, 'aria-pressed': false };
  const [icon, iconOn] = [<BookmarkSimpleIcon key="off" />, <BookmarkSimpleFillIcon key="on" />];
  if (look === 'icon')
    return <IconButton {...rest} className={styles.save} label={t('saved.save')} icon={icon} iconOn={iconOn} />;
  return (
    <Button
      {...rest}
      className={cx(styles.save, styles.line)}
      wide
      icon={
        <>
          <span className={styles.off}>{icon}</span>
          <span className={styles.on}>{iconOn}</span>
        </>
      }
    >
      {t('saved.save')}
    </Button>
  );
};
