import { type ReactNode, useId } from 'react';
import styles from './check-box.module.css';
import { FieldError } from './field.tsx';

interface Props {
  readonly name?: string;
  /** The value that a form sends if it is ticked, for pages without JavaScript. */
  readonly sent?: string;
  readonly label: ReactNode;
  readonly hint?: string;
  /** Shown at the end of the line, such as a number of results. */
  readonly end?: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

export function CheckBox({ label, hint, end, sent, value, onChange, error, ...rest }: Props) {
  const id = useId();
  return (
    <div>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          value={sent}
          checked={value}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span className={styles.words}>
          <span>{label}</span>
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        {end !== undefined && <span className={styles.end}>{end}</span>}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

interface FieldGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A group of fields, such as check boxes, with a label above them. */
export function FieldGroup({ label, children }: FieldGroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
