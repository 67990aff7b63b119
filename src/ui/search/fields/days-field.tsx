import { parsePlainDate, parsePlainDateTime } from '@livery/contract/search/search-days';
import { formatDate } from '@livery/contract/trip/format-date';
import type { TextOrRange } from '@livery/ui/range-words';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import type { SearchFields } from '../search-fields.ts';
import { NativeDetails, NativeInput } from './native-details.tsx';
import { PopupField } from './popup-field.tsx';

const rangePopup = lazyComponent('days-popup', async () => (await import('./days-popup.tsx')).DaysPopup);
const dayPopup = lazyComponent('day-popup', async () => (await import('./day-popup.tsx')).DayPopup);

/** One end of a date range: its name in the address, and its label. */
interface RangeEnd {
  readonly name: string;
  readonly label: string;
}

interface RangeBounds {
  readonly form: SearchFields;
  readonly label: string;
  /** The first and the last date that can be chosen. */
  readonly min: Temporal.PlainDate;
  readonly max: Temporal.PlainDate;
}

export interface DaysFieldProps extends RangeBounds {
  readonly from: RangeEnd;
  readonly until: RangeEnd;
  /** The least number of days between the two dates, and the greatest, if there is a limit. */
  readonly least: number;
  readonly most?: number;
  /** Whether both dates have a time, such as `T11:00`. */
  readonly withTimes?: boolean;
  /** A hint for the browser's fields, which are used without JavaScript. */
  readonly nativeHint?: string;
}

/** Two dates as "start | end", chosen from one calendar (rules §9). */
export function DaysField(props: DaysFieldProps) {
  const { form, label, min, max, from, until, least, most, withTimes = false, nativeHint } = props;
  const { t } = useTranslation(['search', 'ui']);
  const language = useLanguage();
  const [start, end] = [form.values[from.name] ?? '', form.values[until.name] ?? ''];
  const days = [start, end].map(
    (text) => (withTimes ? parsePlainDateTime(text)?.toPlainDate() : parsePlainDate(text)) ?? undefined,
  );
  const words = wordsOf(days[0], days[1]);
  const bounds = { min: min.toString(), max: max.toString() };
  return (
    <PopupField
      label={label}
      words={words}
      isEmpty={days.includes(undefined)}
      error={form.error(from.name) ?? form.error(until.name)}
      popup={rangePopup}
      propsOf={(fieldProps) => ({
        ...{ ...fieldProps, ...bounds, label, from: start, until: end, least, most, withTimes, onChange },
        labels: { from: from.label, until: until.label },
      })}
      renderNative={(control) => (
        <NativeDetails control={control} words={words}>
          {[from, until].map((part) => (
            <NativeInput
              key={part.name}
              control={control}
              {...part}
              type={withTimes ? 'datetime-local' : 'date'}
              value={form.values[part.name] ?? ''}
              min={withTimes ? `${bounds.min}T00:00` : bounds.min}
            />
          ))}
          {nativeHint}
        </NativeDetails>
      )}
    />
  );

  function onChange(changedRange: { readonly from: string; readonly until: string }) {
    form.set({ [from.name]: changedRange.from, [until.name]: changedRange.until });
  }

  function wordsOf(firstDate?: Temporal.PlainDate, lastDate?: Temporal.PlainDate): TextOrRange {
    if (firstDate === undefined || lastDate === undefined) return t('ui:selectDate');
    const inWords = (day: Temporal.PlainDate, text: string) =>
      withTimes ? `${formatDate(day, language)} ${text.slice('2026-02-03T'.length)}` : formatDate(day, language);
    return [inWords(firstDate, start), inWords(lastDate, end)];
  }
}

interface DayFieldProps extends RangeBounds {
  /** Its name in the address. */
  readonly name: string;
}

/** One date, chosen from a calendar. */
export function DayField({ form, label, min, max, name }: DayFieldProps) {
  const { t } = useTranslation(['search', 'ui']);
  const language = useLanguage();
  const value = form.values[name] ?? '';
  const day = parsePlainDate(value);
  const words = day === null ? t('ui:selectDate') : formatDate(day, language);
  const bounds = { min: min.toString(), max: max.toString() };
  return (
    <PopupField
      label={label}
      words={words}
      isEmpty={day === null}
      error={form.error(name)}
      popup={dayPopup}
      propsOf={(fieldProps) => ({
        ...fieldProps,
        ...bounds,
        label,
        value,
        onChange: (changedValue) => form.set({ [name]: changedValue }),
      })}
      renderNative={(control) => (
        <input {...control} type="date" name={name} defaultValue={value} min={bounds.min} max={bounds.max} />
      )}
    />
  );
}
