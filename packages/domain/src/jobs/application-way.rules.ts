import type { ApplicationWay } from './job.schema.ts';

/**
 * The employer's own form that a way leads to; `null` where the ad states none, or one that could be mistaken for another
 * site: only http and https, nobody's name before the host.
 */
export const addressOfWay = ({ type, url }: ApplicationWay): URL | null => {
  const isOutside = type === 'external' || type === 'direct_link';
  if (!isOutside || url === null || !URL.canParse(url)) return null;
  const address = new URL(url);
  const isPlain = /^https?:$/.test(address.protocol) && address.username === '' && address.password === '';
  return isPlain ? address : null;
};
