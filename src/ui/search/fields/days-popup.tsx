import { parsePlainDate } from '@livery/contract/search/search-days';
import { type DayRange, RangeCalendar } from '@livery/ui/calendar';
import { FieldRow } from '@livery/ui/field';
import { FieldPopup } from '@livery/ui/field-popup';
import { SelectField } from '@livery/ui/select-field';
import { useTranslation } from 'react-i18next';
import type { FieldPopupProps } from './popup-field.tsx';
import { useIsPhone } from './use-is-phone.ts';

interface Props extends FieldPopupProps, DayRange {
  readonly label: string;
  /** The labels of the two times. */
  readonly labels: DayRange;
  readonly min: string;
  readonly max: string;
  readonly least: number;
  readonly most: number | undefined;
  readonly withTimes: boolean;
  readonly onChange: (days: DayRange) => void;
}

/** Every half hour of a day. */
const TIME_OPTIONS = Array.from({ length: 48 }, (_, half) => {
  const time = `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
  return { value: time, label: time };
});

const DEFAULT_TIME = '11:00';

/** The calendar for two dates, with their times if they have them; it shows the number of nights of a stay. */
export function DaysPopup(props: Props) {
  const { label, labels, from, until, min, max, least, most, withTimes, onChange, field, onClose } = props;
  const { t } = useTranslation('search');
  const isPhone = useIsPhone();
  const [start, end] = [splitDayAndTime(from), splitDayAndTime(until)];
  const [firstDate, lastDate] = [parsePlainDate(start.day), parsePlainDate(end.day)];
  const nights = firstDate === null || lastDate === null ? 0 : firstDate.until(lastDate).days;
  const limit = most === undefined ? '' : t('limits.nights', { nights: most });
  return (
    <FieldPopup
      heading={label}
      field={field}
      done={t('done')}
      words={least === 1 && nights > 0 ? t('count.nights', { count: nights }) : least === 1 ? limit : ''}
      onClose={onClose}
    >
      {(close) => (
        <>
          <RangeCalendar
            from={start.day}
            until={end.day}
            min={min}
            max={max}
            least={least}
            {...(most === undefined ? {} : { most })}
            onChange={(days) => {
              onChange({ from: joined(days.from, start.time), until: joined(days.until, end.time) });
              // On a phone the popup stays open, so that the number of nights can be read.
              if (!withTimes && !isPhone) close();
            }}
          />
          {withTimes && (
            <FieldRow>
              <SelectField
                label={labels.from}
                value={start.time}
                options={timeOptionsWith(start.time)}
                onChange={(time) => onChange({ from: joined(start.day, time), until })}
              />
              <SelectField
                label={labels.until}
                value={end.time}
                options={timeOptionsWith(end.time)}
                onChange={(time) => onChange({ from, until: joined(end.day, time) })}
              />
            </FieldRow>
          )}
        </>
      )}
    </FieldPopup>
  );

  function joined(day: string, time = DEFAULT_TIME): string {
    return withTimes ? `${day}T${time === '' ? DEFAULT_TIME : time}` : day;
  }
}

function splitDayAndTime(text: string): { readonly day: string; readonly time: string } {
  const [day = '', time = ''] = text.split('T');
  return { day, time };
}

/** The time in a link may not be one of the options. */
function timeOptionsWith(time: string) {
  return TIME_OPTIONS.some(({ value }) => value === time)
    ? TIME_OPTIONS
    : [{ value: time, label: time }, ...TIME_OPTIONS];
}
