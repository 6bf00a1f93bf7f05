'use client';

import type { AppError } from '@radar/domain/http';
import { Button } from '@radar/ui/button';
import { ArrowLeftIcon } from '@radar/ui/icons';
import { LiveLine } from '@radar/ui/live-line';
import { Note } from '@radar/ui/note';
import { Panel } from '@radar/ui/panel';
import { Stepper } from '@radar/ui/stepper';
import { type ReactNode, useEffect, useRef } from 'react';
import { namedSteps, positionOf, type Step } from './steps.ts';
import { useWords } from './use-words.ts';
import styles from './step-frame.module.css';

type StepFrameProps = {
  step: Step;
  title: string;
  /** @default false */
  isOptional?: boolean;
  savedAt: Date | null;
  failure: AppError | null;
  isBusy: boolean;
  onSubmit: () => void;
  /** @default none: the first step */
  onBack?: () => void;
  submitLabel: string;
  busyLabel?: string;
  children: ReactNode;
};

/** One step: where it stands, its title, its fields, the ways on and back. Focus goes to the title of a new step. */
export const StepFrame = ({
  step,
  title,
  isOptional = false,
  savedAt,
  failure,
  isBusy,
  onSubmit,
  onBack,
  submitLabel,
  busyLabel,
  children,
}: StepFrameProps) => {
  const { t, time, reasonOf } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirstPaint = useRef(true);
  useEffect(() => {
    // Whoever has just opened the page starts at its top.
    if (!isFirstPaint.current || step !== 'contact') heading.current?.focus();
    isFirstPaint.current = false;
  }, [step]);

  return (
    <Panel>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Stepper
          label={t('apply.steps')}
          steps={namedSteps.map((one) => t(`apply.step.${one}`))}
          current={positionOf(step)}
        />
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {title} {isOptional && <small className={styles.optional}>({t('apply.optional')})</small>}
          </h2>
          {savedAt !== null && <LiveLine kind="saved">{t('apply.draftSaved', { time: time(savedAt) })}</LiveLine>}
        </div>
        {children}
        {failure !== null && (
          <Note tone="err" role="alert">
            {t('apply.stepFailed', { reason: reasonOf(failure) })}
          </Note>
        )}
        <div className={styles.ways}>
          {onBack !== undefined && (
            <Button look="text" icon={<ArrowLeftIcon size="s" />} onClick={onBack}>
              {t('apply.previous')}
            </Button>
          )}
          <Button type="submit" look="main" size="l" busy={isBusy}>
            {isBusy && busyLabel !== undefined ? busyLabel : submitLabel}
          </Button>
        </div>
      </form>
    </Panel>
  );
};
