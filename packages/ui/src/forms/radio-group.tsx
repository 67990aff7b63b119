import { type ReactNode, useId } from 'react';
import styles from './check-box.module.css';
import { FieldError } from './field.tsx';

interface Option<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly hint?: string;
  readonly disabled?: boolean;
  /** Shown at the end of the line, such as a price. */
  readonly end?: ReactNode;
}

interface Props<Value extends string> {
  readonly label: string;
  /** Its name in a form, for pages without JavaScript. */
  readonly name?: string;
  readonly options: readonly Option<Value>[];
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** Draws a frame around each option. */
  readonly boxed?: boolean;
}

/** Radio buttons. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const id = useId();
  const { label, name = id, options, value, onChange, error, boxed = false } = props;
  return (
    <fieldset
      className={boxed ? `${styles.group} ${styles.boxed}` : styles.group}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            data-invalid={error === undefined ? undefined : ''}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            <span>{option.label}</span>
            {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
          </span>
          {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
        </label>
      ))}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
