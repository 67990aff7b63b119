import type { DayRange } from '../aria/calendars.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

interface Props {
  /** The first day and the last, each with its own label and error. */
  readonly from: Omit<DateFieldProps, 'type'>;
  readonly until: Omit<DateFieldProps, 'type'>;
  /** The minimum number of days from the first to the last: 1 for one night. */
  readonly least?: number;
  /** Called when both were chosen in the calendar. */
  readonly onChoose: (days: DayRange) => void;
}

/** Two fields for the first and the last day of a stay, with a shared calendar; they belong in a `FieldRow`. */
export function DateRangeField({ from, until, least = 0, onChoose }: Props) {
  const range = { from: from.value, until: until.value, least, min: from.min, max: until.max, onChange: onChoose };
  return (
    <>
      <DateField {...from} range={range} />
      <DateField {...until} range={range} />
    </>
  );
}
