import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { WithAria } from '../aria/with-aria.tsx';
import buttons from '../buttons/icon-button.module.css';
import text from '../format/text.module.css';
import styles from './number-field.module.css';

interface Props {
  readonly label: string;
  readonly hint?: string;
  /** A whole number from `min` to `max`. */
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
}

/** A small whole number, such as the number of adults, with buttons to change it; it can also be typed. */
export function NumberField({ label, hint, value, onChange, min = 0, max }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const descriptionId = hint === undefined ? undefined : `${id}-hint`;
  const change = (wantedNumber: number) => {
    // An empty field changes nothing.
    if (Number.isFinite(wantedNumber)) onChange(Math.min(max, Math.max(min, Math.round(wantedNumber))));
  };
  return (
    <div className={styles.field}>
      <span className={styles.words}>
        <span id={`${id}-label`} className={styles.label}>
          {label}
        </span>
        {hint !== undefined && (
          <span id={descriptionId} className={text.small}>
            {hint}
          </span>
        )}
      </span>
      <WithAria
        native={
          <div className={styles.count}>
            <input
              type="number"
              className={styles.value}
              aria-labelledby={`${id}-label`}
              aria-describedby={descriptionId}
              min={min}
              max={max}
              value={value}
              onChange={({ target }) => change(target.valueAsNumber)}
            />
          </div>
        }
      >
        {({ AriaNumberField }, place) => (
          <AriaNumberField
            place={place}
            classes={{ ...styles, button: `${buttons.button} ${buttons.square}` }}
            labelledBy={`${id}-label`}
            describedBy={descriptionId}
            fewer={t('fewer', { label })}
            more={t('more', { label })}
            value={value}
            min={min}
            max={max}
            onChange={change}
          />
        )}
      </WithAria>
    </div>
  );
}
