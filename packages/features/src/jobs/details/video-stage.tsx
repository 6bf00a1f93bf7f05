'use client';

import { type ReactNode, useState } from 'react';

type VideoStageProps = {
  url: string;
  label: string;
  /** Said when the video cannot be played here. */
  failed: string;
  styles: Record<'stage' | 'player' | 'link' | 'failed', string | undefined>;
  /** What lies over the video until it is played. */
  children: ReactNode;
};

/** Whether a browser can play what is there by itself; else it is a page with a player of its own. */
const isFile = (url: string): boolean => /\.(?:mp4|m4v|webm|ogv|mov)$/i.test(new URL(url).pathname);

/** A link to the video; where a script runs and the browser can play it, a press plays it here. */
export const VideoStage = ({ url, label, failed, styles, children }: VideoStageProps) => {
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  if (state === 'playing')
    return (
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the employer's own; the ad says the same in words */}
        <video
          className={styles.player}
          src={url}
          controls
          autoPlay
          playsInline
          preload="none"
          aria-label={label}
          onError={() => setState('failed')}
        />
      </div>
    );
  return (
    <div className={styles.stage}>
      <a
        className={styles.link}
        href={url}
        rel="noopener noreferrer nofollow"
        aria-label={label}
        onClick={(event) => {
          if (state === 'failed' || !isFile(url) || event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setState('playing');
        }}
      >
        {children}
      </a>
      {state === 'failed' && (
        <p className={styles.failed} role="status">
          {failed}
        </p>
      )}
    </div>
  );
};
