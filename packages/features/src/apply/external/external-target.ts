import { addressOfWay, type ApplicationWay } from '@radar/domain/jobs';

/**
 * The employer's own form, as the ad states it, with what is known of the visit added: UTM parameters that the ad's
 * address does not set itself. `null` where the ad states no usable one.
 */
export const externalTarget = (ways: readonly ApplicationWay[], utm: URLSearchParams): URL | null => {
  const target = ways.map(addressOfWay).find((address) => address !== null) ?? null;
  for (const [key, value] of utm) if (target?.searchParams.has(key) === false) target.searchParams.set(key, value);
  return target;
};

/** Whether the ad says that one applies outside this site. */
export const isAppliedForOutside = (ways: readonly ApplicationWay[]): boolean =>
  ways.some(({ type }) => type === 'external' || type === 'direct_link');
