import { lastBookableDay, parsePlainDate, useFormat, useToday } from '@livery/remote';
import { MAX_RESORT_GUESTS } from '@livery/remote/search';
import { DateRangeField } from '@livery/ui/date-range-field';
import { FieldRow } from '@livery/ui/field';
import { NumberField } from '@livery/ui/number-field';
import { useTranslation } from 'react-i18next';
import { countNights } from './stay.ts';
import type { StayFormState } from './use-stay-form.ts';

/** Check-in, check-out and guests. */
export function StayFields({ form }: { readonly form: StayFormState }) {
  const { t } = useTranslation('resort');
  const { day } = useFormat();
  const today = useToday();
  const { adults, children } = form.values;
  const firstPlainDate = parsePlainDate(form.values.checkIn) ?? today;
  return (
    <>
      <FieldRow>
        <DateRangeField
          from={{
            label: t('stay.checkIn'),
            ...form.field('checkIn'),
            onChange: arrive,
            written: day(form.values.checkIn),
            min: today.toString(),
            max: lastBookableDay(today).toString(),
          }}
          until={{
            label: t('stay.checkOut'),
            ...form.field('checkOut'),
            written: day(form.values.checkOut),
            min: firstPlainDate.add({ days: 1 }).toString(),
          }}
          least={1}
          onChoose={({ from, until }) => form.set({ checkIn: from, checkOut: until })}
        />
      </FieldRow>
      <FieldRow>
        <NumberField
          label={t('stay.adults')}
          value={adults}
          min={1}
          max={MAX_RESORT_GUESTS - children}
          onChange={(count) => form.set({ adults: count })}
        />
        <NumberField
          label={t('stay.children')}
          hint={t('stay.childrenHint')}
          value={children}
          max={MAX_RESORT_GUESTS - adults}
          onChange={(count) => form.set({ children: count })}
        />
      </FieldRow>
    </>
  );

  /** Moves the check-out together with the check-in, so that the number of nights stays the same. */
  function arrive(checkIn: string) {
    const nights = countNights(form.values);
    const day = parsePlainDate(checkIn);
    form.set(
      day === null || !Number.isInteger(nights) || nights < 1
        ? { checkIn }
        : { checkIn, checkOut: day.add({ days: nights }).toString() },
    );
  }
}
