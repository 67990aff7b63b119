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
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { parseCalendarDate, toIsoText } from './plain-days.ts';
import { useWeekKeys } from './use-week-keys.ts';

/** Two days, such as `2026-02-03`; the second isn't before the first. */
export interface DayRange {
  readonly from: string;
  readonly until: string;
}

interface CalendarBounds {
  /** The number of months shown at once; 1 by default. */
  readonly months?: number;
  readonly classes: Readonly<Record<string, string>>;
  readonly min: CalendarDate | null;
  readonly max: CalendarDate | null;
}

interface DayProps extends CalendarBounds {
  readonly value: CalendarDate | null;
  readonly onChange: (day: CalendarDate) => void;
}

/** Months to choose one day from. */
export function DayCalendar({ classes, months = 1, min, max, value, onChange }: DayProps) {
  return (
    <Calendar
      className={`${classes['single']}`}
      visibleDuration={{ months }}
      value={value}
      minValue={min}
      maxValue={max}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It is in a dialog that was just opened.
      autoFocus
      onChange={onChange}
    >
      <CalendarMonths classes={classes} months={months} />
    </Calendar>
  );
}

interface DayRangeProps extends CalendarBounds, DayRange {
  /** The minimum number of days from the first to the last. */
  readonly least: number;
  /** The maximum number of days from the first to the last, if there is a limit. */
  readonly most?: number | undefined;
  readonly onChange: (days: DayRange) => void;
}

/** Months to choose the first and the last day from. */
export function DayRangeCalendar(props: DayRangeProps) {
  const { classes, months = 1, min, max, from, until, least, most = Number.POSITIVE_INFINITY, onChange } = props;
  const [start, end] = [parseCalendarDate(from), parseCalendarDate(until)];
  return (
    <RangeCalendar
      value={start === null || end === null || start.compare(end) > 0 ? null : { start, end }}
      minValue={min}
      maxValue={max}
      visibleDuration={{ months }}
      // A day that is too far from the chosen first day can't be the last one.
      isDateUnavailable={(day, firstDate) => firstDate !== null && Math.abs(day.compare(firstDate)) > most}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- It is in a dialog that was just opened.
      autoFocus
      onChange={(chosenRangeValue) => {
        const firstDate = chosenRangeValue.start.add({ days: least });
        onChange({
          from: toIsoText(chosenRangeValue.start),
          until: toIsoText(chosenRangeValue.end.compare(firstDate) < 0 ? firstDate : chosenRangeValue.end),
        });
      }}
    >
      <CalendarMonths classes={classes} months={months} />
    </RangeCalendar>
  );
}

/** The visible months, with buttons for earlier and later ones. */
function CalendarMonths({ classes, months }: { readonly classes: CalendarBounds['classes']; readonly months: number }) {
  const onWeekKey = useWeekKeys();
  return (
    <>
      <div className={classes['bar']}>
        <Button slot="previous" className={`${classes['button']} ${classes['arrow']}`}>
          <ChevronLeft size={20} aria-hidden="true" />
        </Button>
        {months === 1 && <Heading className={`${classes['heading']}`} />}
        <Button slot="next" className={`${classes['button']} ${classes['arrow']}`}>
          <ChevronRight size={20} aria-hidden="true" />
        </Button>
      </div>
      <div className={classes['months']} onKeyDownCapture={onWeekKey}>
        {Array.from({ length: months }, (_, ahead) => (
          <div key={ahead}>
            {months > 1 && <CalendarHeading offset={{ months: ahead }} className={`${classes['heading']}`} />}
            <CalendarGrid offset={{ months: ahead }} className={`${classes['grid']}`}>
              <CalendarGridHeader>
                {(weekday) => <CalendarHeaderCell className={`${classes['weekday']}`}>{weekday}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={`${classes['day']}`} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
    </>
  );
}
