import { join } from 'node:path';
import { ringShapes } from '@radar/ui/theme';
import { describe, expect, it } from 'vitest';
import { createShareCache } from './share-cache.ts';
import { readShareLook } from './share-look.ts';
import { shareRings } from './share-rings.ts';
import { drawable, titleSize } from './share-text.ts';

const apps = join(import.meta.dirname, '../../../../../apps');
const image = new Uint8Array([1]);

describe('the look of a share image', () => {
  it.each(['web-hr', 'web-ba', 'web-mk', 'web-kampus'])('is in the theme of %s', (app) => {
    const look = readShareLook(join(apps, app, 'theme.css'));
    for (const colour of Object.values(look)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(look.ground).not.toBe(look.ink);
  });

  it('has rings in every form', () => {
    const look = { ground: '#000000', ink: '#ffffff', quiet: '#cccccc', line: '#888888', dot: '#ff0000' };
    const drawn = ringShapes.map((shape) => shareRings(shape, look));
    expect(new Set(drawn).size).toBe(ringShapes.length);
    for (const address of drawn) expect(address).toMatch(/^data:image\/svg\+xml;base64,[\w+/=]+$/);
  });
});

describe('words of a share image', () => {
  it.each([
    ['Čistač, šivačica, đak, žongler', 'Čistač, šivačica, đak, žongler'],
    ['Готвач ѓон ќерка џин', 'Готвач ѓон ќерка џин'],
    ['1.200 – 1.500 € „neto“', '1.200 – 1.500 € „neto“'],
    ['Kuhar 🍕 <b> 厨师', 'Kuhar <b>'],
    ['c\u030cistac\u030c\u0000\u202e', 'čistač'],
    ['厨师 🍕', null],
  ])('%j is drawn as %j', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  it('grow smaller as a title grows longer', () => {
    const sizes = [10, 40, 80, 300].map((length) => titleSize('x'.repeat(length)));
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
  });
});

describe('the cache of share images', () => {
  it('draws each once, and one that failed again', async () => {
    const cache = createShareCache({ images: 2, atOnce: 1, waiting: 9 });
    let drawn = 0;
    const draw = () => {
      drawn += 1;
      return Promise.resolve(image);
    };
    await Promise.all([cache.get('a', draw), cache.get('a', draw)]);
    expect(drawn).toBe(1);
    await expect(cache.get('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('b', draw)).toBe(image);
    await cache.get('c', draw);
    await cache.get('a', draw);
    expect(drawn).toBe(4);
  });

  it('draws two at once, lets some wait, and turns the rest away', async () => {
    const cache = createShareCache({ images: 99, atOnce: 2, waiting: 3 });
    const ends: (() => void)[] = [];
    let most = 0;
    let now = 0;
    const draw = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise<void>((resolve) => ends.push(resolve));
      now -= 1;
      return image;
    };
    const asked = Array.from({ length: 8 }, (_, index) => cache.get(`${index}`, draw));
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
    }
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      ends.shift()?.();
    }
    expect((await Promise.all(asked)).filter((one) => one === null)).toHaveLength(3);
    expect(most).toBe(2);
  });
});
