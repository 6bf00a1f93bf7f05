import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { brand } from '../brand.ts';
import type { ShareLook } from './share-look.ts';
import { shareRings, shareSize } from './share-rings.ts';
import { drawable, titleSize } from './share-text.ts';

export type ShareWords = { title: string; employer: string; place: string; pay: string | null; siteName: string };

const look = JSON.parse(process.env.RADAR_SHARE_LOOK ?? '{}') as ShareLook;
const family = brand.theme.font;
const scripts = ['latin', 'latin-ext', 'cyrillic'] as const;
const weights = [400, 600] as const;
/** One family per script: the drawer looks for a letter in one after the other. */
const fontFamily = scripts.map((script) => `'${script}'`).join(', ');

const readFonts = () =>
  Promise.all(
    scripts.flatMap((script) =>
      weights.map(async (weight) => ({
        name: script,
        weight,
        data: await readFile(join(process.cwd(), 'share-fonts', `${family}-${script}-${weight}-normal.woff`)),
      })),
    ),
  );
let fonts: ReturnType<typeof readFonts> | undefined;

const Line = ({ text, size, colour }: { text: string | null; size: number; colour: string }) =>
  text === null ? null : (
    <div style={{ display: 'block', fontSize: size, color: colour, lineClamp: 1, marginTop: 14 }}>{text}</div>
  );

/** A PNG of 1200 by 630: the job's words on the brand's radar. */
export const drawShareImage = async (words: ShareWords): Promise<Uint8Array<ArrayBuffer>> => {
  fonts ??= readFonts();
  const title = drawable(words.title) ?? words.siteName;
  const answer = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: look.ground,
        color: look.ink,
        fontFamily,
      }}
    >
      {/* oxlint-disable-next-line nextjs/no-img-element -- drawn on the server, never in a page */}
      <img src={shareRings(brand.theme.rings, look)} alt="" {...shareSize} style={{ position: 'absolute' }} />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          width: 830,
          height: '100%',
          padding: '72px 0 64px 80px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', fontSize: 32, color: look.quiet }}>
          <div style={{ width: 18, height: 18, borderRadius: 9, background: look.dot, marginRight: 18 }} />
          {words.siteName}
        </div>
        <div style={{ display: 'flex', flexDirection: 'column', marginTop: 'auto' }}>
          <div
            style={{
              display: 'block',
              fontSize: titleSize(title),
              fontWeight: 600,
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
              lineClamp: 3,
            }}
          >
            {title}
          </div>
          <Line
            text={drawable([words.employer, words.place].filter((text) => text !== '').join(' · '))}
            size={34}
            colour={look.quiet}
          />
          <Line text={words.pay === null ? null : drawable(words.pay)} size={44} colour={look.ink} />
        </div>
      </div>
    </div>,
    { ...shareSize, fonts: await fonts },
  );
  return new Uint8Array(await answer.arrayBuffer());
};
