import type { DayRange } from '../aria/calendars.tsx';
import { WithAria } from '../aria/with-aria.tsx';
import buttons from '../buttons/icon-button.module.css';
import { Spinner } from '../states/spinner.tsx';
import styles from './calendar.module.css';
import fields from './date-field.module.css';

export type { DayRange };

interface SelectableDays {
  /** The first and the last day that can be chosen, such as `2026-02-03`. */
  readonly min?: string;
  readonly max?: string;
}

interface Props extends SelectableDays {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

interface RangeProps extends SelectableDays, DayRange {
  /** The minimum number of days from the first to the last, 1 for one night, and the maximum, if there is a limit. */
  readonly least?: number;
  readonly most?: number;
  readonly onChange: (days: DayRange) => void;
}

/** Next to each other, or one below the other. */
const MONTHS_SHOWN = 2;

/** Used in `calendars.tsx`. */
const CALENDAR_CLASSES = {
  ...fields,
  button: `${buttons.button} ${buttons.square} ${styles.button}`,
  bar: `${styles.bar}`,
  months: `${styles.months}`,
  heading: `${fields['heading']} ${styles.heading}`,
};

/** Two months to choose a day from, in a dialog that was just opened. */
export function Calendar({ min, max, ...props }: Props) {
  return (
    <WithAria native={<CalendarPlaceholder />}>
      {({ AriaCalendar }, place) => (
        <AriaCalendar {...props} place={place} classes={CALENDAR_CLASSES} months={MONTHS_SHOWN} min={min} max={max} />
      )}
    </WithAria>
  );
}

/** Two months to choose the first and the last day from, in a dialog that was just opened. */
export function RangeCalendar({ min, max, least = 0, most, ...props }: RangeProps) {
  return (
    <WithAria native={<CalendarPlaceholder />}>
      {({ AriaRangeCalendar }, place) => (
        <AriaRangeCalendar
          {...props}
          place={place}
          classes={CALENDAR_CLASSES}
          months={MONTHS_SHOWN}
          min={min}
          max={max}
          least={least}
          most={most}
        />
      )}
    </WithAria>
  );
}

/** A placeholder with the height of the months. */
function CalendarPlaceholder() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
