import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // `pnpm types` checks the whole house at once.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: new URL('../..', import.meta.url).pathname },
};

export default config;
