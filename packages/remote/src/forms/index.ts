export { plainDigits } from '../../../../src/domain/shared/plain-digits.ts';
export { type FieldErrors, fieldErrors } from './field-errors.ts';
export * from './form.tsx';
export * from './use-form.ts';
export * from './use-mutation-form.ts';
export * from './use-rules.ts';
