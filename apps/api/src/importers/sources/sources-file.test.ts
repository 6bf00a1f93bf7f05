import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-host.ts';
import { readSources, SourcesFileError } from './sources-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'radar-sources-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async (content: unknown) => {
  const file = join(folder, 'sources.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readSources(file);
};
const source = { name: 'a', site: 'hr', format: 'lever', address: 'https://x.example/feed', isOn: true };

describe('a file of sources', () => {
  it('gives those that are on, each hour unless it says otherwise', async () => {
    const sources = await read({ sources: [source, { ...source, name: 'b', isOn: false }] });
    expect(sources).toEqual([{ ...source, everyMinutes: 60 }]);
  });

  it('of the samples can be used, and has nothing switched on', async () => {
    const samples = join(import.meta.dirname, '../../../../../samples/sources.json');
    expect(await readSources(samples)).toEqual([]);
  });

  it.each([
    ['no JSON', '{', 'it is not JSON'],
    ['another kind of file', [], 'the file'],
    ['an unknown site', { sources: [{ ...source, site: 'rs' }] }, 'sources.0.site'],
    ['an unknown format', { sources: [{ ...source, format: 'csv' }] }, 'sources.0.format'],
    ['an address of a file', { sources: [{ ...source, address: 'file:///etc/passwd' }] }, 'sources.0.address'],
    ['every minute', { sources: [{ ...source, everyMinutes: 1 }] }, 'sources.0.everyMinutes'],
    ['a misspelt key', { sources: [{ ...source, isOnn: true }] }, 'sources.0'],
    ['a name twice', { sources: [source, source] }, 'a name stands twice'],
  ])('is refused for %s', async (_, content, words) => {
    const error: unknown = await read(content).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SourcesFileError);
    expect(String(error)).toContain(words);
  });

  it('that is not there is said', async () => {
    await expect(readSources(join(folder, 'none.json'))).rejects.toThrow('it cannot be read');
  });
});

describe('public addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'x',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
