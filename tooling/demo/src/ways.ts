import type { Market } from './markets.ts';
import type { Random } from './random.ts';

export type Way = { type: string; url?: string; phone?: string; text?: string };

const shares = [
  ['full', 76],
  ['external', 6],
  ['direct_link', 4],
  ['phone', 4],
  ['quick', 4],
  ['info', 2],
  ['letter', 2],
  ['personal', 2],
] as const;

/** How to apply. An incognito employer can only be reached through us. */
export const drawWays = (
  random: Random,
  market: Market,
  ad: { domain: string; employer: string; reference: string; address: string; isIncognito: boolean },
): Way[] => {
  if (ad.isIncognito) return [{ type: 'full' }];
  const phone = `${market.phonePrefix} ${random.whole(100, 999)}`;
  const type = random.weighted(shares);
  const ways: Record<typeof type, () => Way[]> = {
    full: () => (random.chance(0.06) ? [{ type: 'full' }, { type: 'phone', phone }] : [{ type: 'full' }]),
    quick: () => [{ type: 'quick' }],
    external: () => [{ type: 'external', url: `https://posao.${ad.domain}/prijava/${ad.reference}` }],
    direct_link: () => [{ type: 'direct_link', url: `https://www.${ad.domain}/karijere/${ad.reference}` }],
    phone: () => [{ type: 'phone', phone }],
    info: () => [{ type: 'info', text: market.seeAd }],
    letter: () => [{ type: 'letter', text: market.writeTo(ad.employer, ad.address) }],
    personal: () => [{ type: 'personal', text: market.comeTo(ad.address) }],
  };
  return ways[type]();
};
