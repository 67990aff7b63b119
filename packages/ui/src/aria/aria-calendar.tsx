import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';
import { DayCalendar, type Days, DaysCalendar } from './calendars.tsx';
import { dayFrom, textOf } from './plain-days.ts';

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
        min={dayFrom(min)}
        max={dayFrom(max)}
        value={dayFrom(value)}
        onChange={(day) => onChange(textOf(day))}
      />
    </AriaScope>
  );
}

interface RangeProps extends CalendarProps, Days {
  readonly least: number;
  readonly most: number | undefined;
  readonly onChange: (days: Days) => void;
}

/** The months of a `RangeCalendar`. */
export function AriaRangeCalendar({ place, min, max, ...days }: RangeProps) {
  return (
    <AriaScope language={place.language}>
      <DaysCalendar {...days} min={dayFrom(min)} max={dayFrom(max)} />
    </AriaScope>
  );
}
