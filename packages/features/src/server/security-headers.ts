import { createHash } from 'node:crypto';
import type { Brand } from '@radar/config/brand';
import { pageScript } from '../shell/page-script.ts';

type Features = Pick<Brand, 'features'>;

/** What Google's prompt loads, frames and asks: its one folder, not the rest of that host. */
const oneTapSource = 'https://accounts.google.com/gsi/';

/** The hosts of the scripts that the brand has configured; a site without any opens none. */
const foreignHosts = ({ features }: Features) => {
  const { analyticsId, analyticsScript, analyticsReportsTo, bannerScript, oneTap } = features;
  const analytics = analyticsId === null ? [] : [new URL(analyticsScript).origin];
  const banners = bannerScript === null ? [] : [new URL(bannerScript).origin];
  const prompts = oneTap ? [oneTapSource] : [];
  const scripts = [...analytics, ...banners, ...prompts];
  return {
    scripts,
    frames: [...banners, ...prompts],
    styles: prompts,
    connections: [...scripts, ...(analyticsId === null ? [] : analyticsReportsTo)],
  };
};

const directives = (brand: Features, ownScripts: string, isDevelopment: boolean): string => {
  const { scripts, frames, styles, connections } = foreignHosts(brand);
  return [
    "default-src 'self'",
    ['script-src', ownScripts, ...scripts, ...(isDevelopment ? ["'unsafe-eval'"] : [])].join(' '),
    ["style-src 'self' 'unsafe-inline'", ...styles].join(' '),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    ["connect-src 'self'", ...connections, ...(isDevelopment ? ['ws:'] : [])].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
};

/**
 * Policy of pages that everybody shares. Their inline scripts (Next's page data) differ by page and a nonce would make
 * each page dynamic, so these pages alone allow inline scripts: docs/decisions/0004-content-security-policy.md.
 */
export const cachedPageCsp = (brand: Features, isDevelopment: boolean): string =>
  directives(brand, "'self' 'unsafe-inline'", isDevelopment);

const pageScriptHash = `'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`;

/** Policy of pages that carry one person's data: only the layout's own script, and scripts with this answer's nonce, run. */
export const personalPageCsp = (brand: Features, nonce: string, isDevelopment: boolean): string =>
  directives(brand, `'self' 'nonce-${nonce}' ${pageScriptHash} 'strict-dynamic'`, isDevelopment);

/** Headers of every answer of a site. */
export const securityHeaders = (): Record<string, string> => ({
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
});
