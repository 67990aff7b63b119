import { Field, type InputProps } from './field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props extends InputProps {
  readonly options: readonly Choice[];
  /** The label of the first option, which means that nothing is chosen; its value is the empty text. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
}

export function SelectField({ label, hint, error, optional = false, options, placeholder, onChange, ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <select {...control} {...rest} onChange={({ target }) => onChange(target.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
