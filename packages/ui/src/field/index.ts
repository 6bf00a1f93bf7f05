export { describe, Field, FieldError, type FieldErrorProps, type FieldProps } from './field.tsx';
export { FieldPair, Fields, type FieldsProps } from './form.tsx';
