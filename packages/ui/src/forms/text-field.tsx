import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Field, type InputProps } from './field.tsx';

interface Props extends InputProps {
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password' | 'number';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';
  readonly placeholder?: string;
  /** Browsers cut off longer texts; fields for names and notes show the limit. */
  readonly maxLength?: number;
  readonly disabled?: boolean;
  /** Allows several lines. */
  readonly multiline?: boolean;
}

/** Fields with this limit or a higher one are for names and notes; shorter ones are for codes and numbers. */
const MIN_COUNTED_LENGTH = 80;

/** Phone numbers, e-mail and web addresses are written from left to right in every language. */
const LEFT_TO_RIGHT_TYPES: ReadonlySet<string> = new Set(['email', 'tel', 'url']);

/** Addresses contain no invisible direction marks, but text pasted from a message may. */
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
