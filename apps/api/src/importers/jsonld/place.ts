import { type DraftPlace, placeOfText } from '../reading/finish-job.ts';
import { decodedLine } from '../reading/html-text.ts';
import { lineOf, listOf, member, numberOf, textOf } from '../reading/values.ts';

/** Text of a value, or of its `name`. */
export const nameOf = (value: unknown): string | null => textOf(value) ?? textOf(member(value, 'name'));

const within = (degrees: number | null, limit: number): number | null =>
  degrees === null || Math.abs(degrees) > limit || degrees === 0 ? null : degrees;

const placeOf = (node: unknown): DraftPlace | null => {
  const address = member(node, 'address') ?? node;
  const short = (value: unknown, length: number) => {
    const text = nameOf(value);
    return text === null ? null : lineOf(decodedLine(text), length);
  };
  const locality = short(member(address, 'addressLocality'), 200);
  const region = short(member(address, 'addressRegion'), 200);
  const country = short(member(address, 'addressCountry'), 100);
  const text = short(textOf(address) ?? textOf(node) ?? member(node, 'name'), 300) ?? locality ?? region ?? country;
  if (text === null) return null;
  const geo = member(node, 'geo');
  return placeOfText(text, {
    locality,
    region,
    country,
    address: short(member(address, 'streetAddress'), 300),
    latitude: within(numberOf(member(geo, 'latitude')), 90),
    longitude: within(numberOf(member(geo, 'longitude')), 180),
  });
};

/** schema.org `jobLocation`; for work from home, `applicantLocationRequirements`. */
export const placesOf = (posting: unknown): DraftPlace[] => {
  const stated = listOf(member(posting, 'jobLocation'));
  const nodes = stated.length > 0 ? stated : listOf(member(posting, 'applicantLocationRequirements'));
  return nodes.map(placeOf).filter((place) => place !== null);
};
