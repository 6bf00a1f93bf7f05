'use client';

import { Button } from '@radar/ui/button';
import type { FormState, FormValues } from '@radar/ui/form';
import { ArrowLeftIcon } from '@radar/ui/icons';
import { LiveLine } from '@radar/ui/live-line';
import { Panel } from '@radar/ui/panel';
import { Stepper } from '@radar/ui/stepper';
import { type ReactNode, useEffect, useRef } from 'react';
import { SiteForm } from '../shell/site-form.tsx';
import { useWords } from '../shell/use-words.ts';
import { namedSteps, positionOf, type Step } from './steps.ts';
import styles from './step-frame.module.css';

type StepFrameProps<Values extends FormValues> = {
  /** Null where there is one screen only. */
  step: Step | null;
  form: FormState<Values>;
  title: string;
  /** @default false */
  isOptional?: boolean;
  savedAt: Date | null;
  /** @default none: the first step */
  onBack?: () => void;
  submitLabel: string;
  /** Words of the button while it works. */
  busyLabel: string;
  children: ReactNode;
};

/** One step: where it stands, its title, its fields, the ways on and back. Focus goes to the title of a new step. */
export const StepFrame = <Values extends FormValues>({
  step,
  form,
  title,
  isOptional = false,
  savedAt,
  onBack,
  submitLabel,
  busyLabel,
  children,
}: StepFrameProps<Values>) => {
  const { t, time } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever has just opened the page starts at its top.
    if (new URLSearchParams(window.location.search).has('step')) heading.current?.focus();
  }, []);

  return (
    <Panel>
      {/* Its text survives a reload, which may then happen by itself. */}
      <div className={styles.step} data-keeps-draft="">
        {step !== null && (
          <Stepper
            label={t('apply.steps')}
            steps={namedSteps.map((one) => t(`apply.step.${one}`))}
            current={positionOf(step)}
          />
        )}
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {title} {isOptional && <small className={styles.optional}>({t('apply.optional')})</small>}
          </h2>
          {savedAt !== null && <LiveLine kind="saved">{t('apply.draftSaved', { time: time(savedAt) })}</LiveLine>}
        </div>
        <SiteForm
          form={form}
          buttons={
            <div className={styles.ways}>
              {onBack !== undefined && (
                <Button look="text" icon={<ArrowLeftIcon size="s" />} onClick={onBack}>
                  {t('apply.previous')}
                </Button>
              )}
              <Button type="submit" look="main" size="l" busy={form.isBusy}>
                {form.isBusy ? busyLabel : submitLabel}
              </Button>
            </div>
          }
        >
          {children}
        </SiteForm>
      </div>
    </Panel>
  );
};
