import type { Application } from '@radar/domain/applications';

/** Steps of the form, as they stand in the address (`?step=`); the code, which belongs to the last one, has a path of its own. */
export const steps = ['contact', 'cv', 'letter', 'documents', 'code', 'overview'] as const;

export type Step = (typeof steps)[number];

/** Names in the stepper: the code is a part of the overview. */
export const namedSteps = ['contact', 'cv', 'letter', 'documents', 'overview'] as const;

export const positionOf = (step: Step): number => namedSteps.indexOf(step === 'code' ? 'overview' : step);

export const isStep = (text: string | null): text is Step => steps.some((step) => step === text);

const hasContact = ({ firstName, lastName, email, phone }: Application): boolean =>
  firstName !== null && lastName !== null && (email !== null || phone !== null);

const hasCv = ({ documents }: Application): boolean => documents.some(({ source }) => source === 'CV');

/** The furthest step that an application may show: nobody jumps over what is missing. */
export const reachableStep = (asked: Step, application: Application | null): Step => {
  if (application === null || !hasContact(application)) return 'contact';
  if (asked === 'contact' || asked === 'cv') return asked;
  if (!hasCv(application)) return 'cv';
  if (asked === 'letter' || asked === 'documents') return asked;
  return application.isVerified ? 'overview' : 'code';
};

/** The same where one screen holds all fields; only a new address sends it through the code, to be sent from the overview. */
export const reachableQuickStep = (asked: Step, application: Application | null): Step => {
  const isComplete = application !== null && hasContact(application) && hasCv(application);
  if (!isComplete || (asked !== 'code' && asked !== 'overview')) return 'contact';
  return application.isVerified ? 'overview' : 'code';
};
