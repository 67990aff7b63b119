import type { CalendarDate } from '@internationalized/date';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { ControlProps } from '../forms/field.tsx';
import type { AriaPlace } from './aria-place.ts';
import { AriaScope } from './aria-scope.tsx';
import { DayCalendar, type DayRange, DayRangeCalendar } from './calendars.tsx';
import { parseCalendarDate, parseCalendarDateTime, toIsoText } from './plain-days.ts';

/** The other end of a range of days, and the calendar that both share. */
export interface SharedRangeCalendar {
  readonly from: string;
  readonly until: string;
  /** The minimum number of days from the first to the last. */
  readonly least: number;
  /** The first and the last day that the calendar offers. */
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChange: (days: DayRange) => void;
}

interface Props {
  readonly place: AriaPlace;
  readonly classes: Readonly<Record<string, string>>;
  readonly control: ControlProps;
  readonly name: string | undefined;
  readonly labelledBy: string;
  /** The accessible name of the calendar and of its button. */
  readonly calendarLabel: string;
  /** `2026-02-03`, with `T11:00` if there is a time, or the empty text; the bounds have the same form. */
  readonly value: string;
  readonly withTime: boolean;
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly onChange: (value: string) => void;
  readonly range: SharedRangeCalendar | undefined;
}

/** The parts of a day, which can be typed, and a calendar to choose it from. */
export function AriaDateField(props: Props) {
  const { place, classes, control, name, labelledBy, calendarLabel, value, withTime, min, max, onChange, range } =
    props;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const read = withTime ? parseCalendarDateTime : parseCalendarDate;
  const descriptionId = control['aria-describedby'];
  return (
    <AriaScope language={place.language}>
      {/* The target of the label and of a form's focus, which it passes on. */}
      <input
        id={control.id}
        name={name}
        className={classes['target']}
        aria-hidden="true"
        aria-invalid={control['aria-invalid']}
        tabIndex={-1}
        readOnly
        value={value}
        onFocus={() => box.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus()}
      />
      <div ref={box} className={`${control.className} ${classes['box']}`} aria-invalid={control['aria-invalid']}>
        <DateField
          aria-labelledby={labelledBy}
          {...(descriptionId === undefined ? {} : { 'aria-describedby': descriptionId })}
          className={`${classes['field']}`}
          value={read(value)}
          minValue={read(min)}
          maxValue={read(max)}
          granularity={withTime ? 'minute' : 'day'}
          shouldForceLeadingZeros
          isInvalid={control['aria-invalid'] === true}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The native field before it had the focus.
          autoFocus={place.autoFocus}
          onChange={(changedDate) => onChange(toIsoText(changedDate))}
        >
          <DateInput className={`${classes['input']}`}>
            {(segment) => <DateSegment segment={segment} className={`${classes['segment']}`} />}
          </DateInput>
        </DateField>
        <Button
          className={`${classes['button']}`}
          aria-label={calendarLabel}
          aria-haspopup="dialog"
          aria-expanded={open}
          onPress={() => setOpen(true)}
        >
          <CalendarDays size={20} aria-hidden="true" />
        </Button>
      </div>
      <Popover
        className={`${classes['popover']}`}
        UNSTABLE_portalContainer={place.container}
        triggerRef={box}
        isOpen={open}
        onOpenChange={setOpen}
        placement="bottom end"
        offset={4}
        // The calendar has the same edges as the field.
        containerPadding={0}
      >
        <Dialog className={`${classes['dialog']}`} aria-label={calendarLabel}>
          {calendar()}
        </Dialog>
      </Popover>
    </AriaScope>
  );

  function calendar(): ReactNode {
    if (range === undefined) {
      return (
        <DayCalendar
          classes={classes}
          min={parseDayPart(min)}
          max={parseDayPart(max)}
          value={parseDayPart(value)}
          onChange={chooseDay}
        />
      );
    }
    return (
      <DayRangeCalendar
        classes={classes}
        min={parseDayPart(range.min)}
        max={parseDayPart(range.max)}
        from={range.from}
        until={range.until}
        least={range.least}
        onChange={(days) => {
          setOpen(false);
          range.onChange(days);
        }}
      />
    );
  }

  function chooseDay(day: CalendarDate) {
    setOpen(false);
    const dateTimeBefore = parseCalendarDateTime(value);
    onChange(
      withTime && dateTimeBefore !== null
        ? toIsoText(dateTimeBefore.set(day))
        : `${toIsoText(day)}${withTime ? 'T12:00' : ''}`,
    );
  }
}

/** The day, without the time. */
function parseDayPart(text: string | undefined): CalendarDate | null {
  return parseCalendarDate(text?.slice(0, '2026-02-03'.length));
}
