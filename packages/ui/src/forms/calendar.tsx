import type { Days } from '../aria/calendars.tsx';
import { WithAria } from '../aria/with-aria.tsx';
import buttons from '../buttons/icon-button.module.css';
import { Spinner } from '../states/spinner.tsx';
import styles from './calendar.module.css';
import fields from './date-field.module.css';

export type { Days };

interface ShownDays {
  /** The first and the last day that can be chosen, such as `2026-02-03`. */
  readonly min?: string;
  readonly max?: string;
}

interface Props extends ShownDays {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

interface RangeProps extends ShownDays, Days {
  /** The least days from the first to the last: 1 for a stay of a night; and the most, if there is a limit. */
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (days: Days) => void;
}

/** Beside each other, or one below the other. */
const MONTHS = 2;

/** In `calendars.tsx`. */
const CLASSES = {
  ...fields,
  button: `${buttons.button} ${buttons.square} ${styles.button}`,
  bar: `${styles.bar}`,
  months: `${styles.months}`,
  heading: `${fields['heading']} ${styles.heading}`,
};

/** Two months to choose a day from, in a dialog that was just opened. */
export function Calendar({ min, max, ...props }: Props) {
  return (
    <WithAria native={<Waiting />}>
      {({ AriaCalendar }, place) => (
        <AriaCalendar {...props} place={place} classes={CLASSES} months={MONTHS} min={min} max={max} />
      )}
    </WithAria>
  );
}

/** Two months to choose the first and the last day from, in a dialog that was just opened. */
export function RangeCalendar({ min, max, least = 0, most, ...props }: RangeProps) {
  return (
    <WithAria native={<Waiting />}>
      {({ AriaRangeCalendar }, place) => (
        <AriaRangeCalendar
          {...props}
          place={place}
          classes={CLASSES}
          months={MONTHS}
          min={min}
          max={max}
          least={least}
          most={most}
        />
      )}
    </WithAria>
  );
}

/** As high as the months are until they are there. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
