import { createHash } from 'node:crypto';
import { pageScript } from '../shell/page-script.ts';

const directives = (scriptSources: string, isDevelopment: boolean): string =>
  [
    "default-src 'self'",
    `script-src ${scriptSources}${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * Policy of pages that everybody shares. Their inline scripts (Next's page data) differ by page and a nonce would make
 * each page dynamic, so these pages alone allow inline scripts: docs/decisions/0004-content-security-policy.md.
 */
export const cachedPageCsp = (isDevelopment: boolean): string => directives("'self' 'unsafe-inline'", isDevelopment);

const pageScriptHash = `'sha256-${createHash('sha256').update(pageScript).digest('base64')}'`;

/** Policy of pages that carry one person's data: only the layout's own script, and scripts with this answer's nonce, run. */
export const personalPageCsp = (nonce: string, isDevelopment: boolean): string =>
  directives(`'self' 'nonce-${nonce}' ${pageScriptHash} 'strict-dynamic'`, isDevelopment);

/** Headers of every answer of a site. */
export const securityHeaders = (): Record<string, string> => ({
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
});
