import '@radar/ui/styles/tokens.css';
import '@radar/ui/styles/base.css';
import '@radar/ui/styles/fonts-inter.css';
import '@radar/ui/styles/fonts-source-sans-3.css';
import type { Preview } from '@storybook/react-vite';
import { brands, wear } from './brands.ts';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: brands.map(({ value, title }) => ({ value, title })), dynamicTitle: true },
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
        items: ['hr', 'en', 'sl', 'bs', 'mk'].map((value) => ({ value, title: value })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { brand: 'hr', theme: 'light', language: 'hr' },
  decorators: [
    (Story, { globals, parameters }) => {
      wear(globals);
      // Parts of a page that reach its edges say so with `parameters.bare`.
      return parameters.bare ? (
        <Story />
      ) : (
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
