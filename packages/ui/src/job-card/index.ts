export { ExclusiveCard, type ExclusiveCardProps } from './exclusive-card.tsx';
export { ExclusiveGroup, type ExclusiveGroupProps } from './exclusive-group.tsx';
export { FeaturedCard, type FeaturedCardProps } from './featured-card.tsx';
export type { JobCardEmployer, JobCardFlag, JobCardPay, JobCardProps } from './job-card.types.ts';
export { JobList, type JobListProps } from './job-list.tsx';
export { JobRow, type JobRowProps } from './job-row.tsx';
export { VideoCard, type VideoCardProps } from './video-card.tsx';
export { VideoRail, type VideoRailProps } from './video-rail.tsx';
