import { describe, expect, it } from 'vitest';
import { type FeedFormat, importers } from './formats.ts';
import { sanitizeDescription } from './preparing/sanitize-description.ts';

const ad = (id: number, more = '') =>
  `{"@type":"JobPosting","identifier":"${id}","title":"Kuhar","description":"Opis","hiringOrganization":{"name":"K"}${more}}`;

/** Sends `head`, then `filler` many times, then `tail`, without ever holding all of it. */
const stream = async function* (
  head: string,
  filler: string,
  megabytes: number,
  tail: string,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(head);
  const chunk = Buffer.from(filler.repeat(Math.ceil(1024 ** 2 / filler.length)));
  for (let at = 0; at < megabytes; at += 1) yield chunk;
  yield Buffer.from(tail);
};

const small = (text: string) => stream(text, ' ', 0, '');

const outcomes = async (format: FeedFormat, bytes: AsyncIterable<Uint8Array>) => {
  const good: string[] = [];
  const reasons: string[] = [];
  for await (const item of importers[format](bytes)) {
    if (item.ok) good.push(item.job.reference);
    else reasons.push(item.reason);
  }
  return { good, reasons };
};

describe('hostile JSON', () => {
  it.each([
    [
      'a string of 100 MB',
      stream(`[${ad(1)},{"@type":"JobPosting","title":"`, 'x', 100, `"},${ad(2)}]`),
      ['1', '2'],
      [/longer than/],
    ],
    [
      'an item 200,000 levels deep',
      stream(`[${ad(1)},{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}},${ad(2)}]`, ' ', 0, ''),
      ['1', '2'],
      [/levels deep/],
    ],
    ['endless opening brackets', stream(`[${ad(1)},`, '[', 20, ''), ['1'], [/ends in the middle/]],
    ['a bad line among good ones', small(`${ad(1)}\n{"title": "cut off\n${ad(2)}\n`), ['1', '2'], [/line ends/]],
    ['an unclosed line among good ones', small(`${ad(1)}\n{"title": {"a": 1}\n${ad(2)}\n`), ['1', '2'], [/line ends/]],
    ['a bad item in an array', small(`[${ad(1)},{"title": tru},${ad(2)}]`), ['1', '2'], [/not JSON/]],
    [
      'an item without a title',
      small(`[{"@type":"JobPosting","identifier":"9","description":"x"},${ad(2)}]`),
      ['2'],
      [/title/],
    ],
    ['an item that is no ad', small(`[{"@type":"Person"},${ad(2)}]`), ['2'], [/no schema.org JobPosting/]],
    [
      'numbers and words between items',
      small(`[1, "two", null, ${ad(2)}]`),
      ['2'],
      [/not a JSON object/, /not a JSON object/, /not a JSON object/],
    ],
    ['a file cut off', small(`[${ad(1)},{"@type":"Jo`), ['1'], [/ends in the middle/]],
    ['a file of something else', small('%PDF-1.7 %âãÏÓ'.repeat(1000)), [], [/the file is not JSON/]],
    ['nothing', small(''), [], []],
    [
      'keys of prototypes',
      small(`[{"__proto__":{"@type":"JobPosting"},"constructor":1},${ad(2)}]`),
      ['2'],
      [/no schema.org JobPosting/],
    ],
    [
      'control characters in a title',
      small(`[{"@type":"JobPosting","identifier":"9","title":"a\\u0000b","description":"x"},${ad(2)}]`),
      ['2'],
      [/title/],
    ],
    [
      'a lone surrogate in a title',
      small(`[{"@type":"JobPosting","identifier":"9","title":"a\\ud800b","description":"x"},${ad(2)}]`),
      ['2'],
      [/title/],
    ],
  ])('%s', async (_, bytes, references, reasons) => {
    const before = performance.now();
    const { good, reasons: given } = await outcomes('jsonld', bytes);
    expect(good).toEqual(references);
    expect(given).toHaveLength(reasons.length);
    for (const [index, reason] of reasons.entries()) expect(given[index]).toMatch(reason);
    expect(performance.now() - before).toBeLessThan(15_000);
  });
});

const boards = [
  [
    'ashby',
    'jobs',
    (id: string, more: object = {}) => ({
      id,
      title: 'Kuhar',
      descriptionHtml: '<p>x</p>',
      jobUrl: 'https://jobs.ashbyhq.com/k/1',
      ...more,
    }),
  ],
  [
    'recruitee',
    'offers',
    (id: string, more: object = {}) => ({ id, title: 'Kuhar', description: '<p>x</p>', company_name: 'K', ...more }),
  ],
] as const;

describe.each(boards)('hostile boards: %s', (format, list, offer) => {
  const board = (...items: unknown[]): string => JSON.stringify({ [list]: items });

  it.each([
    ['items that are none', board(7, null, [], offer('2')), ['2'], 3],
    ['members of every wrong kind', board({ id: {}, title: [], description: 7 }, offer('2')), ['2'], 1],
    ['no title', board(offer('1', { title: '' }), offer('2')), ['2'], 1],
    [
      'NUL in a title and in a description',
      board(
        offer('1', { title: 'a\u0000b' }),
        offer('3', { descriptionHtml: 'a\u0000b', description: 'a\u0000b' }),
        offer('2'),
      ),
      ['2'],
      2,
    ],
    ['half a character', board(offer('1', { title: 'a\ud800' }), offer('2')), ['2'], 1],
    [
      'an address that runs code',
      board(offer('2', { jobUrl: 'javascript:alert(1)', careers_url: 'javascript:alert(1)' })),
      ['2'],
      0,
    ],
    ['keys of prototypes', `{"__proto__":{"${list}":[]},"${list}":[${JSON.stringify(offer('2'))}]}`, ['2'], 0],
    ['a file cut off', board(offer('2'), offer('3')).slice(0, -20), ['2'], 1],
  ])('%s', async (_, content, references, bad) => {
    const { good, reasons } = await outcomes(format, small(content));
    expect(good).toEqual(references);
    expect(reasons.length).toBe(bad);
  });
});

describe('hostile XML', () => {
  const job = '<job><id>1</id><title>Kuhar</title><description>Opis</description></job>';
  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY b${n} "${'&a;'.repeat(10)}">`).join('')}]><source>`;

  it.each([
    ['an entity bomb', small(`${bomb}<job><title>&b8;</title></job></source>`), [], [/not XML/]],
    [
      'an entity of a file',
      small(
        '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><source><job><title>&f;</title></job></source>',
      ),
      [],
      [/not XML/],
    ],
    [
      'a text of 100 MB',
      stream(`<source>${job}<job><title>`, 'x', 100, '</title></job></source>'),
      ['~'],
      [/longer than/],
    ],
    ['an attribute of 100 MB', stream(`<source>${job}<job a="`, 'x', 100, '"></job></source>'), ['~'], [/longer than/]],
    ['deep elements', stream(`<source>${job}<job>`, '<a>', 5, ''), ['~'], [/levels deep/]],
    ['a file cut off', small(`<source>${job}<job><title>x`), ['~'], [/not XML/]],
    ['JSON', small('[{"a":1}]'), [], [/not XML/]],
  ])('%s', async (_, bytes, references, reasons) => {
    const { good, reasons: given } = await outcomes('indeed', bytes);
    expect(good).toHaveLength(references.length);
    expect(given).toHaveLength(reasons.length);
    for (const [index, reason] of reasons.entries()) expect(given[index]).toMatch(reason);
  });
});

describe('hostile XML of nested items', () => {
  const position = (id: number, more = '') =>
    `<position><id>${id}</id><name>Kuhar</name><jobDescriptions><jobDescription><value>Opis</value></jobDescription></jobDescriptions>${more}</position>`;

  it.each([
    ['a file cut off', small(`<workzag-jobs>${position(1)}<position><id>2`), ['1'], [/not XML/]],
    [
      'a text of 100 MB',
      stream(`<workzag-jobs>${position(1)}<position><jobDescriptions><jobDescription><value>`, 'x', 100, '</value>'),
      ['1'],
      [/longer than/],
    ],
    [
      'many small texts',
      stream(`<workzag-jobs>${position(1)}<position><additionalOffices>`, '<office>x</office>', 20, ''),
      ['1'],
      [/longer than/],
    ],
    ['deep elements', stream(`<workzag-jobs>${position(1)}<position>`, '<a>', 1, ''), ['1'], [/levels deep/]],
    ['NUL', small(`<workzag-jobs>${position(1)}${position(2, '<office>\u0000</office>')}`), ['1'], [/not XML/]],
    ['two ads of one number', small(`<workzag-jobs>${position(1)}${position(1)}</workzag-jobs>`), ['1', '1'], []],
  ])('%s', async (_, bytes, references, reasons) => {
    const { good, reasons: given } = await outcomes('personio', bytes);
    expect(good).toEqual(references);
    expect(given).toHaveLength(reasons.length);
    for (const [index, reason] of reasons.entries()) expect(given[index]).toMatch(reason);
  });
});

describe('descriptions', () => {
  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example">a</a>', 'a'],
    ['<a href="https://ok.example" onclick="x()">a</a>', '<a href="https://ok.example">a</a>'],
    ['<p style="color:red" class="x">a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>b', 'b'],
    ['<b>a</b><i>b</i><h1>c</h1><h5>d</h5>', '<strong>a</strong><em>b</em><h2>c</h2><h3>d</h3>'],
    ['<div><p>a</p><div>b</div></div>', '<p>a</p><p>b</p>'],
    ['<p>&nbsp;</p><p>a</p>', '<p>a</p>'],
    ['<ul><li>a<li>b', '<ul><li>a</li><li>b</li></ul>'],
    ['<iframe src="https://x.example">c</iframe>d', 'd'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ])('%s', (html, clean) => {
    expect(sanitizeDescription(html)).toBe(clean);
  });

  it('stays quick on a hundred thousand open tags', () => {
    const before = performance.now();
    sanitizeDescription('<div>'.repeat(20_000));
    sanitizeDescription('<a href="'.repeat(11_000));
    sanitizeDescription('<'.repeat(100_000));
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});
