import { useId } from 'react';
import { VisuallyHidden } from '../format/visually-hidden.tsx';
import styles from './radio-tabs.module.css';

interface RadioTab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown below the label, such as the lowest price. */
  readonly note?: string | undefined;
}

interface Props<Value extends string> {
  /** The accessible name of the group. */
  readonly label: string;
  /** Their name in a form, and the id of that form, for pages without JavaScript. */
  readonly name?: string;
  readonly form?: string;
  readonly options: readonly RadioTab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Radio buttons that look like tabs: an order, or a view of one list. They scroll if there isn't enough space. */
export function RadioTabs<Value extends string>(props: Props<Value>) {
  const id = useId();
  const { label, name = id, form, options, value, onChange } = props;
  return (
    <fieldset className={styles.tabs}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.tab}>
            <input
              type="radio"
              name={name}
              form={form}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
            {option.note !== undefined && <bdi className={styles.note}>{option.note}</bdi>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
