import { Button } from '@radar/ui/button';
import { FieldPair, Fields } from '@radar/ui/field';
import { TextField } from '@radar/ui/input';
import { LiveLine } from '@radar/ui/live-line';
import { Panel } from '@radar/ui/panel';
import { Stepper } from '@radar/ui/stepper';
import { Frame } from './frame.tsx';
import type { ScreenProps } from './screen.ts';
import styles from './screens.module.css';

/** First step of an application, with one field that needs another look. */
export function ApplyScreen(screen: ScreenProps) {
  const { t, time } = screen.words;
  return (
    <Frame {...screen} footer={false}>
      <div className="wrap">
        <form className={styles.apply}>
          <h1>{t('apply.title')}</h1>
          <Stepper
            label={t('apply.steps')}
            steps={[
              t('apply.step.contact'),
              t('apply.step.cv'),
              t('apply.step.letter'),
              t('apply.step.documents'),
              t('apply.step.overview'),
            ]}
            current={0}
          />
          <Panel heading={t('apply.contact.title')}>
            <LiveLine kind="saved">{t('apply.draftSaved', { time: time('2026-11-20T08:12:00Z') })}</LiveLine>
            <Fields>
              <FieldPair>
                <TextField id="first-name" label={t('apply.firstName')} defaultValue="Marija" />
                <TextField id="last-name" label={t('apply.lastName')} defaultValue="Kovačić" />
              </FieldPair>
              <TextField
                id="email"
                type="email"
                label={t('apply.email')}
                hint={t('apply.emailHint')}
                defaultValue="marija.kovacic@posta.hr"
              />
              <TextField
                id="phone"
                type="tel"
                label={t('apply.phone')}
                optionalLabel={`(${t('apply.optional')})`}
                hint={t('apply.phoneHint')}
              />
              <Button look="main" size="l">
                {t('apply.next')}
              </Button>
            </Fields>
          </Panel>
        </form>
      </div>
    </Frame>
  );
}
