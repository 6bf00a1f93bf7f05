import { ApplicationType } from '@radar/domain/jobs';
import type { ImportedJob } from '@radar/domain/imports';
import { lineOf, listOf, member, numberOf, textOf, textsOf, webAddressOf } from '../reading/values.ts';
import { externalWay } from '../reading/finish-job.ts';

// What schema.org has no word for stands in feeds as `radar:…`; docs/operations/import.md lists the terms.

/** `radar:applicationTypes`: words, or objects with `type` and the `url`, `phone` or `text` it needs. */
const statedWays = (posting: unknown): ImportedJob['applicationTypes'] =>
  listOf(member(posting, 'radar:applicationTypes')).flatMap((way) => {
    const type = ApplicationType.safeParse(textOf(way) ?? textOf(member(way, 'type')));
    if (!type.success) return [];
    const needsAddress = type.data === 'external' || type.data === 'direct_link';
    const url = webAddressOf(member(way, 'url')) ?? (needsAddress ? webAddressOf(member(posting, 'url')) : null);
    // A form that has no address cannot be reached.
    if (needsAddress && url === null) return [];
    return [{ type: type.data, url, phone: lineOf(member(way, 'phone'), 60), text: lineOf(member(way, 'text'), 500) }];
  });

/** How to apply: our own terms, else the page of the ad, else an application through us. */
export const waysOf = (posting: unknown): ImportedJob['applicationTypes'] => {
  const stated = statedWays(posting).slice(0, 8);
  if (stated.length > 0) return stated;
  const phone = lineOf(member(member(posting, 'applicationContact'), 'telephone'), 60);
  const byPhone = phone === null ? [] : [{ type: 'phone' as const, url: null, phone, text: null }];
  const byPage = externalWay(member(posting, 'url'));
  return byPage.length + byPhone.length > 0
    ? [...byPage, ...byPhone]
    : [{ type: 'full', url: null, phone: null, text: null }];
};

/** `radar:video`: `{ url, durationS }`. */
export const videoOf = (posting: unknown): ImportedJob['video'] => {
  const video = member(posting, 'radar:video');
  const url = webAddressOf(member(video, 'url'));
  return url === null ? null : { url, durationS: Math.max(0, Math.round(numberOf(member(video, 'durationS')) ?? 0)) };
};

/** `radar:languages`: names, or `{ language, level }`. */
export const languagesOf = (posting: unknown): ImportedJob['languages'] =>
  listOf(member(posting, 'radar:languages'))
    .flatMap((entry) => {
      const language = lineOf(textOf(entry) ?? member(entry, 'language'), 50);
      return language === null ? [] : [{ language, level: lineOf(member(entry, 'level'), 50) }];
    })
    .slice(0, 10);

/** Skills as a list, or as one text parted by commas. */
export const skillsOf = (value: unknown): string[] =>
  textsOf(value)
    .flatMap((text) => text.split(/[,;\n]/))
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');
