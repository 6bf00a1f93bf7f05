import type { StorybookConfig } from '@storybook/react-vite';

const brandFolders = ['hr', 'ba', 'mk', 'kampus'].map((site) => ({
  from: `../../web-${site}/public/brand`,
  to: `/${site}/brand`,
}));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/features/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../../../packages/ui/fonts', to: '/fonts' }, ...brandFolders],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (options) => ({
    ...options,
    optimizeDeps: {
      ...options.optimizeDeps,
      // Found too late otherwise: Vite would reload in the middle of a test.
      include: [...(options.optimizeDeps?.include ?? []), '@formatjs/intl', '@radar/config > zod'],
    },
  }),
  // The other reader of props does not know TypeScript 7.
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
