'use client';

import { CodeStep } from './code-step.tsx';
import { FilesStep } from './files-step.tsx';
import { LetterStep } from './letter-step.tsx';
import { OverviewStep } from './overview-step.tsx';
import { QuickStep } from './quick-step.tsx';
import type { StepProps } from './step-props.ts';
import type { Step } from './steps.ts';

/** All steps but the first, loaded while that is filled in; `contact` is the one screen of a quick application. */
export const LaterStep = ({ step, ...props }: StepProps & { step: Step }) => {
  switch (step) {
    case 'contact':
      return <QuickStep {...props} />;
    case 'cv':
      return <FilesStep key="CV" {...props} source="CV" />;
    case 'letter':
      return <LetterStep {...props} />;
    case 'documents':
      return <FilesStep key="document" {...props} source="document" />;
    case 'code':
      return <CodeStep {...props} />;
    case 'overview':
      return <OverviewStep {...props} />;
  }
};
