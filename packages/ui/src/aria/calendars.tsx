import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { dayFrom, textOf } from './plain-days.ts';

/** Two days, such as `2026-02-03`: the second is not before the first. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

interface Bounds {
  readonly classes: Readonly<Record<string, string>>;
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
}

interface DayProps extends Bounds {
  readonly value: CalendarDate | null;
  readonly onChange: (day: CalendarDate) => void;
}

/** Months to choose one day from. */
export function DayCalendar({ classes, min, max, value, onChange }: DayProps) {
  return (
    <Calendar
      className={`${classes['single']}`}
      value={value}
      minValue={min}
      maxValue={max}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It is in a dialog that was just opened.
      autoFocus
      onChange={onChange}
    >
      <Month classes={classes} />
    </Calendar>
  );
}

interface DaysProps extends Bounds, Days {
  /** The least days from the first to the last. */
  readonly least: number;
  readonly onChange: (days: Days) => void;
}

/** Months to choose the first and the last day from. */
export function DaysCalendar({ classes, min, max, from, until, least, onChange }: DaysProps) {
  const [start, end] = [dayFrom(from), dayFrom(until)];
  return (
    <RangeCalendar
      value={start === null || end === null || start.compare(end) > 0 ? null : { start, end }}
      minValue={min}
      maxValue={max}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It is in a dialog that was just opened.
      autoFocus
      onChange={(chosen) => {
        const first = chosen.start.add({ days: least });
        onChange({ from: textOf(chosen.start), until: textOf(chosen.end.compare(first) < 0 ? first : chosen.end) });
      }}
    >
      <Month classes={classes} />
    </RangeCalendar>
  );
}

/** The month in view, with buttons to the ones before and after it. */
function Month({ classes }: Pick<Bounds, 'classes'>) {
  return (
    <>
      <div className={classes['bar']}>
        <Button slot="previous" className={`${classes['button']} ${classes['arrow']}`}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        <Heading className={`${classes['heading']}`} />
        <Button slot="next" className={`${classes['button']} ${classes['arrow']}`}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid className={`${classes['grid']}`}>
        <CalendarGridHeader>
          {(weekday) => <CalendarHeaderCell className={`${classes['weekday']}`}>{weekday}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={`${classes['day']}`} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
