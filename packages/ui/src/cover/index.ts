export { Cover, type CoverProps } from './cover.tsx';
export { RingsCover, type RingsCoverProps } from './rings-cover.tsx';
export { sceneCategories } from './scenes.ts';
