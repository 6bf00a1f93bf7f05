import { Section, SectionHead } from '@radar/ui/section-head';
import type { ScreenProps } from '../screens/screen.ts';
import { type Globals, titleOf } from '../toolbars/brands.ts';
import styles from './brand-console.module.css';
import { ColourSection } from './colour-section.tsx';
import { ConfigSection } from './config-section.tsx';
import { FormSection } from './form-section.tsx';

const screens = ['Home', 'List', 'Details', 'Apply'];

/** Address of a key screen alone, dressed the same. */
const screenAddress = (name: string, { brand, theme, language }: Globals) =>
  `iframe.html?id=screens--${name.toLowerCase()}&viewMode=story&globals=brand:${brand};theme:${theme};language:${language}`;

type BrandConsoleProps = ScreenProps & Pick<Globals, 'theme'>;

/** All that makes a brand, on one page: what a change of its theme or config does is seen here before it ships. */
export function BrandConsole({ theme, ...screen }: BrandConsoleProps) {
  const globals: Globals = { brand: screen.id, theme, language: screen.words.locale };
  return (
    <div className={`wrap ${styles.console}`}>
      <h1>{titleOf(screen.id)}</h1>
      <Section>
        <FormSection {...screen} />
      </Section>
      <Section>
        <ColourSection id={screen.id} />
      </Section>
      <Section>
        <ConfigSection id={screen.id} />
      </Section>
      <Section>
        <SectionHead heading="Key screens" note="On a phone and on a desk; each also stands alone under Screens." />
        {screens.map((name) => (
          <div key={name} className={styles.pair}>
            <h3>{name}</h3>
            <ScreenFrame className={styles.phone} title={`${name}, 390 px`} src={screenAddress(name, globals)} />
            <div className={styles.desk}>
              <ScreenFrame title={`${name}, 1440 px`} src={screenAddress(name, globals)} />
            </div>
          </div>
        ))}
      </Section>
    </div>
  );
}

/** A window of its own, because the widths of a page are the window's. */
function ScreenFrame({ title, ...rest }: { className?: string; title: string; src: string }) {
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this very Storybook
  return <iframe {...rest} title={title} loading="lazy" />;
}
