import { useTranslation } from 'react-i18next';
import type { SharedRangeCalendar } from '../aria/aria-date-field.tsx';
import { WithAria } from '../aria/with-aria.tsx';
import buttons from '../buttons/icon-button.module.css';
import styles from './date-field.module.css';
import { controlLabelId, Field, type InputProps } from './field.tsx';
import written from './written-day.module.css';

export interface DateFieldProps extends InputProps {
  readonly type?: 'date' | 'datetime-local';
  /** The first and the last day that can be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /**
   * The day in the page's format, `Feb 03, 2026`, shown until its parts have the focus; by default, the parts are
   * always shown.
   */
  readonly written?: string;
}

interface Props extends DateFieldProps {
  /** Set for the fields of a `DateRangeField`. */
  readonly range?: SharedRangeCalendar | undefined;
}

/**
 * A day, `2026-02-03` or the empty text, typed or chosen from a calendar; `datetime-local` adds `T11:00`. Until its
 * code is loaded it is the browser's own field.
 */
export function DateField(props: Props) {
  const { label, hint, error, optional = false, name, type = 'date', value, min, max, onChange, range } = props;
  const { t } = useTranslation('ui');
  const isEmpty = value === '';
  const words = isEmpty ? t('selectDate') : (props.written ?? '');
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className={written.frame} data-empty={isEmpty ? '' : undefined}>
          <WithAria
            native={
              <input
                {...control}
                name={name}
                type={type}
                min={min}
                max={max}
                value={value}
                onChange={({ target }) => onChange(target.value)}
              />
            }
          >
            {({ AriaDateField }, place) => (
              <AriaDateField
                place={place}
                classes={{ ...styles, button: `${buttons.button} ${buttons.square} ${styles.button}` }}
                control={control}
                name={name}
                labelledBy={controlLabelId(control)}
                calendarLabel={t('calendar', { label })}
                value={value}
                withTime={type === 'datetime-local'}
                min={min}
                max={max}
                onChange={onChange}
                range={range}
              />
            )}
          </WithAria>
          {words !== '' && (
            <span className={written.words} aria-hidden="true">
              <bdi>{words}</bdi>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
