import { useAddressQuery } from '@livery/remote';
import type { Choice } from '@livery/ui/select-field';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { type ReactNode, useState } from 'react';
import styles from './filters.module.css';

/** The filters above a list. */
export function Filters({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="search" className={styles.filters} aria-label={label}>
      {children}
    </div>
  );
}

interface Props {
  readonly label: string;
  /** The name of the parameter in the address. */
  readonly name: string;
  /** The label for no filter. */
  readonly all: string;
  readonly options: readonly Choice[];
}

/** Filters the page's list by a parameter in the address. */
export function QuerySelect({ label, name, all, options }: Props) {
  const { read, change } = useAddressQuery();
  const value = options.some((option) => option.value === read(name)) ? read(name) : '';
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(chosenValue) => change({ [name]: chosenValue, page: null })}
      options={options}
      placeholder={all}
    />
  );
}

/** Searches the page's list by the parameter `q` in the address. */
export function SearchBox({ label }: { readonly label: string }) {
  const { read, change } = useAddressQuery();
  const [text, setText] = useState(read('q'));
  return <TextField label={label} type="search" value={text} onChange={typed} />;

  function typed(value: string) {
    setText(value);
    change({ q: value.trim(), page: null });
  }
}

/** Whether the texts contain every word of the search, ignoring case and accents. */
export function matchesWords(search: string, texts: readonly string[]): boolean {
  const allText = normaliseText(texts.join(' '));
  return normaliseText(search)
    .split(/\s+/)
    .every((word) => allText.includes(word));
}

function normaliseText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
