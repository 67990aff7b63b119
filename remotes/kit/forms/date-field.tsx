import { Field, type FieldProps } from './field.tsx';

interface Props extends FieldProps {
  readonly name?: string;
  /** `2026-02-03`, or the empty text; `type="datetime-local"` has `T11:00` behind it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'date' | 'datetime-local' | 'time';
  /** The first and the last that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly disabled?: boolean;
}

/** A day, in the calendar that the visitor's own device brings along. */
export function DateField({ label, hint, error, optional = false, type = 'date', onChange, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <input {...control} {...rest} type={type} onChange={({ target }) => onChange(target.value)} />}
    </Field>
  );
}
