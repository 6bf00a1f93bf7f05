import { describe, expect, it } from 'vitest';
import { cachedPageCsp, personalPageCsp } from './security-headers.ts';

const none = {
  messages: false,
  social: { google: false, facebook: false, apple: false },
  oneTap: false,
  cookieManager: true,
  bannerScript: null,
  analyticsId: null,
  analyticsScript: 'https://stats.example/tag.js',
  analyticsReportsTo: ['https://*.reports.example'],
};

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the content policy', () => {
  it('opens no host where no script is configured', () => {
    const policy = cachedPageCsp({ features: none }, false);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'unsafe-inline'");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self'");
  });

  it('opens the hosts of configured scripts, and what they report to', () => {
    const features = { ...none, analyticsId: 'R-1', bannerScript: 'https://banners.example/b.js' };
    const policy = cachedPageCsp({ features }, false);
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' 'unsafe-inline' https://stats.example https://banners.example",
    );
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://stats.example https://banners.example https://*.reports.example",
    );
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://banners.example");
  });

  it("opens one folder of Google's host for its prompt", () => {
    const policy = cachedPageCsp({ features: { ...none, oneTap: true } }, false);
    for (const name of ['script-src', 'style-src', 'connect-src', 'frame-src'])
      expect(directive(policy, name)).toMatch(/ https:\/\/accounts\.google\.com\/gsi\/$/);
    expect(directive(cachedPageCsp({ features: none }, false), 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  });

  it('lets no inline script of others run on a personal page', () => {
    const policy = personalPageCsp({ features: none }, 'n0nce', false);
    expect(directive(policy, 'script-src')).toMatch(
      /^script-src 'self' 'nonce-n0nce' 'sha256-[\w+/=]+' 'strict-dynamic'$/,
    );
  });
});
