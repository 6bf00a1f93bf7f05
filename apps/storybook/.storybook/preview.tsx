import '@radar/ui/styles/tokens.css';
import '@radar/ui/styles/base.css';
import './preview.css';
import { locales } from '@radar/i18n/locales';
import type { Preview } from '@storybook/react-vite';
import { type BrandId, brands, type Globals, languageOf, titleOf } from '../src/toolbars/brands.ts';
import { dress } from '../src/toolbars/dress.ts';
import { loadWords } from '../src/toolbars/words.ts';

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: { order: ['Guide', 'Brand console', 'Screens', 'Kit', 'Form', 'Jobs', 'Over the page', 'Page'] },
    },
    viewport: {
      // The breakpoints of the look, and the narrowest screen that must hold everything.
      options: {
        least: screen('Narrowest', 320, 640, 'mobile'),
        phone: screen('Phone', 390, 844, 'mobile'),
        md: screen('md', 672, 900, 'tablet'),
        lg: screen('lg', 1280, 800, 'desktop'),
        wide: screen('Desktop', 1440, 900, 'desktop'),
        xxl: screen('xxl', 1584, 1000, 'desktop'),
      },
    },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        items: (Object.keys(brands) as BrandId[]).map((value) => ({ value, title: titleOf(value) })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [{ value: 'first', title: 'First of the brand' }, ...locales.map((value) => ({ value, title: value }))],
        dynamicTitle: true,
      },
    },
  },
  loaders: [
    // Screens of the product say what the site says: a story names the features in `parameters.words`.
    async ({ globals, parameters }) =>
      Array.isArray(parameters.words)
        ? { words: await loadWords(languageOf(globals as Globals), parameters.words as string[]) }
        : {},
  ],
  initialGlobals: { brand: 'hr', theme: 'light', language: 'first' },
  decorators: [
    (Story, { globals, userGlobals, viewMode, parameters }) => {
      // A docs page shows many stories in one document: there the toolbars alone decide.
      const worn = (viewMode === 'docs' ? (userGlobals ?? globals) : globals) as Globals;
      dress(worn);
      // Parts of a page that reach its edges say so with `parameters.bare`. Another language begins anew.
      return (
        <div key={languageOf(worn)} style={{ padding: parameters.bare ? 0 : 16 }}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
