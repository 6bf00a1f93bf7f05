import type { JobDetail } from '@radar/domain/jobs';
import type { Translator } from '@radar/i18n/intl';
import { Cover } from '@radar/ui/cover';
import { PlayFillIcon } from '@radar/ui/icons';
import { videoLength } from '../../shell/job-cards/job-card-props.ts';
import styles from './job-video.module.css';
import { VideoStage } from './video-stage.tsx';

type JobVideoProps = {
  video: NonNullable<JobDetail['video']>;
  title: string;
  category: string;
  hue: number;
  translator: Translator;
};

/** The employer's video under the scene of its trade: nothing of it is fetched before it is played. */
export const JobVideo = ({ video, title, category, hue, translator: { t } }: JobVideoProps) => (
  <VideoStage
    url={video.url}
    label={`${t('job.video')}: ${title}`}
    failed={t('job.videoFailed')}
    styles={{ stage: styles.stage, player: styles.player, link: styles.link, failed: styles.failed }}
  >
    <Cover className={styles.poster} category={category} hue={hue} />
    <span className={styles.play}>
      <span className={styles.disc}>
        <PlayFillIcon />
      </span>
      {t('job.video')}, {videoLength(video.durationS)}
    </span>
  </VideoStage>
);
