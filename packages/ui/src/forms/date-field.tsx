import { Field, type InputProps } from './field.tsx';

interface Props extends InputProps {
  readonly type?: 'date' | 'datetime-local' | 'time';
  /** The first and the last that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean;
}

/** A day, `2026-02-03` or the empty text, in the calendar of the visitor's device; `datetime-local` adds `T11:00`. */
export function DateField({ label, hint, error, optional = false, type = 'date', onChange, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...control} {...rest} type={type} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
