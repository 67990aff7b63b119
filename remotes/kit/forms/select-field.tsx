import type { LanguageCode } from '../../../src/application/remotes/remote-context.ts';
import { nameOfCode } from '../format/locale.ts';
import { Field, type InputProps } from './field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Props extends InputProps {
  readonly options: readonly Choice[];
  /** The label of the first option, for nothing chosen yet; its value is the empty text. */
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

/**
 * Options for countries, each once, with their names in a language.
 *
 * @param codes ISO 3166-1 alpha-2; a code without a name is its own label, and the empty text is omitted
 */
export function countryOptions(codes: readonly string[], language: LanguageCode): readonly Choice[] {
  return [...new Set(codes)]
    .filter((code) => code !== '')
    .map((code) => ({ value: code, label: nameOfCode('region', code, language) || code }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}
