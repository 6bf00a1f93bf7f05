export { type DraftOptions, type DraftStorage, onDevice } from './draft.ts';
export { Form, type FormProps } from './form.tsx';
export { FormControl, type FormControlProps, useFormValue } from './form-control.tsx';
export { type Draft, useDraft } from './use-draft.ts';
export { type Fault, type FormOptions, type FormState, type FormValues, useForm } from './use-form.ts';
