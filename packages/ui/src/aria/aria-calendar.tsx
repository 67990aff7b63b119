import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';
import { DayCalendar, type DayRange, DayRangeCalendar } from './calendars.tsx';
import { parseCalendarDate, toIsoText } from './plain-days.ts';

interface CalendarProps {
  readonly place: AriaPlace;
  readonly classes: Readonly<Record<string, string>>;
  readonly months: number;
  /** The first and the last day that can be chosen. */
  readonly min: string | undefined;
  readonly max: string | undefined;
}

interface Props extends CalendarProps {
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** The months of a `Calendar`. */
export function AriaCalendar({ place, min, max, value, onChange, ...shown }: Props) {
  return (
    <AriaScope language={place.language}>
      <DayCalendar
        {...shown}
        min={parseCalendarDate(min)}
        max={parseCalendarDate(max)}
        value={parseCalendarDate(value)}
        onChange={(day) => onChange(toIsoText(day))}
      />
    </AriaScope>
  );
}

interface RangeProps extends CalendarProps, DayRange {
  readonly least: number;
  readonly most: number | undefined;
  readonly onChange: (days: DayRange) => void;
}

/** The months of a `RangeCalendar`. */
export function AriaRangeCalendar({ place, min, max, ...days }: RangeProps) {
  return (
    <AriaScope language={place.language}>
      <DayRangeCalendar {...days} min={parseCalendarDate(min)} max={parseCalendarDate(max)} />
    </AriaScope>
  );
}
