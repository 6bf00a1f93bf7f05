'use client';

import { ButtonLink } from '@radar/ui/button';
import { Progress } from '@radar/ui/progress';
import { WallList } from '@radar/ui/wall-list';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import styles from './featured-wall.module.css';
import type { GrowingWallProps } from './growing-wall.tsx';

/** How far below the screen the wall begins to grow. */
const nearPx = 600;

const cameBack = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
};

/** The wall of featured jobs as the server made it. What lets it grow loads when it comes near, or after Back. */
export const FeaturedWall = (props: GrowingWallProps) => {
  const [Growing, setGrowing] = useState<ComponentType<GrowingWallProps> | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const grow = (): void => {
      // A lost line leaves the wall as it is: its button is a link.
      import('./growing-wall.tsx').then(
        ({ GrowingWall }) => setGrowing(() => GrowingWall),
        () => {},
      );
    };
    if (place.current === null || cameBack()) return grow();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        grow();
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  const { items, label, nextHref, moreLabel, progress, share } = props;
  if (Growing !== null) return <Growing {...props} />;
  return (
    <div ref={place} data-wall="" data-next={nextHref ?? ''} data-progress={progress} data-share={share}>
      <WallList items={items} label={label} />
      {nextHref !== null && (
        <div className={styles.more}>
          <div className={styles.progress}>
            <p>{progress}</p>
            <Progress label={progress} share={share} />
          </div>
          <ButtonLink href={nextHref}>{moreLabel}</ButtonLink>
        </div>
      )}
    </div>
  );
};
