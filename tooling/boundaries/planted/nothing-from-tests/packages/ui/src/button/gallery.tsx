import { Plain } from './button.stories.tsx';
export const Gallery = () => <Plain />;
