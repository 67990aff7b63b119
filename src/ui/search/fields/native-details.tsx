import type { ControlProps } from '@livery/ui/field';
import { RangeWords, type TextOrRange } from '@livery/ui/range-words';
import type { ReactNode } from 'react';
import styles from './popup-field.module.css';

interface Props {
  readonly control: ControlProps;
  readonly words: TextOrRange;
  readonly children: ReactNode;
}

/** Fields of the browser below their values, which work without JavaScript. */
export function NativeDetails({ control: { id, className }, words, children }: Props) {
  return (
    <details className={styles.details}>
      <summary id={id} className={className}>
        <RangeWords words={words} />
      </summary>
      <div>{children}</div>
    </details>
  );
}

interface InputProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly name: string;
  readonly type: 'date' | 'datetime-local' | 'number';
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** One of these fields; the form reads text that was typed before the page was hydrated. */
export function NativeInput({ control: { className }, label, ...input }: InputProps) {
  const { value, ...attributes } = input;
  return (
    <label>
      <span>{label}</span>
      <input {...attributes} className={className} defaultValue={value} />
    </label>
  );
}
