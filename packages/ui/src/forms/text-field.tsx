import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type InputProps } from './field.tsx';

interface Props extends InputProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly disabled?: boolean;
  /** More than one line. */
  readonly multiline?: boolean;
}

/** Phone numbers, e-mail and web addresses are written from left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<string> = new Set(['email', 'tel', 'url']);

export function TextField({ label, hint, error, optional = false, multiline = false, onChange, ...rest }: Props) {
  const { type = 'text', ...shared } = rest;
  const dir = LEFT_TO_RIGHT.has(type) ? 'ltr' : 'auto';
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) =>
        multiline ? (
          <textarea {...control} {...shared} dir={dir} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <input {...control} {...shared} type={type} dir={dir} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  );
}
