export { plainDigits } from '@livery/contract/shared/plain-digits';
export { type FieldErrors, fieldErrors } from './field-errors.ts';
export * from './form.tsx';
export * from './use-form.ts';
export * from './use-mutation-form.ts';
export * from './use-rules.ts';
