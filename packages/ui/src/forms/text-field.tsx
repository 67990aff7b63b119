import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type InputProps } from './field.tsx';

interface Props extends InputProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  readonly placeholder?: string;
  /** Browsers cut off what is longer; of names and notes, the field says so. */
  readonly maxLength?: number;
  readonly disabled?: boolean;
  /** More than one line. */
  readonly multiline?: boolean;
}

/** From this limit on it is one of names and notes; shorter ones are of codes and numbers. */
const MIN_COUNTED_LENGTH = 80;

/** Phone numbers, e-mail and web addresses are written from left to right in every language. */
const LEFT_TO_RIGHT_TYPES: ReadonlySet<string> = new Set(['email', 'tel', 'url']);

/** Addresses have none of the marks that only direct the reading, and come along with what is pasted from a message. */
const ADDRESS_TYPES: ReadonlySet<string> = new Set(['email', 'url']);
const INVISIBLE_CHARACTERS = /\p{Cf}/gu;

export function TextField({ label, hint, error, optional = false, multiline = false, onChange, ...rest }: Props) {
  const { type = 'text', ...shared } = rest;
  const { maxLength: max = 0, value } = shared;
  const length = max < MIN_COUNTED_LENGTH ? undefined : { now: value.length, max };
  const enter = (text: string) => onChange(ADDRESS_TYPES.has(type) ? text.replace(INVISIBLE_CHARACTERS, '') : text);
  const dir = LEFT_TO_RIGHT_TYPES.has(type) ? 'ltr' : 'auto';
  return (
    <Field label={label} hint={hint} error={error} optional={optional} length={length}>
      {(control) =>
        multiline ? (
          <textarea {...control} {...shared} dir={dir} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <input {...control} {...shared} type={type} dir={dir} onChange={({ target }) => enter(target.value)} />
        )
      }
    </Field>
  );
}
