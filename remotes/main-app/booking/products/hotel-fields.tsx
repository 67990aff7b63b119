import { dayOf, firstDay, lastDay, useRemote } from '@livery/remote';
import { HOTEL_PLACE } from '@livery/remote/search';
import { DateRangeField } from '@livery/ui/date-range-field';
import { FieldRow } from '@livery/ui/field';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import { PlaceField } from '../search/place-field.tsx';
import { RoomsField } from '../search/rooms-field.tsx';

/** The fields of its search form. */
export function HotelFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const { agency } = useRemote();
  const first = firstDay(today, agency.sameDayBookingDisallowed.hotel);
  const checkIn = dayOf(form.values['checkIn']);
  return (
    <FieldRow>
      <PlaceField form={form} label={t('search.destination')} names={HOTEL_PLACE} path="/api/v2/hotel/auto-suggest" />
      <DateRangeField
        from={{
          label: t('search.checkIn'),
          ...form.field('checkIn'),
          onChange: moveCheckIn,
          min: first.toString(),
          max: lastDay(today).toString(),
        }}
        until={{
          label: t('search.checkOut'),
          ...form.field('checkOut'),
          min: (checkIn ?? first).add({ days: 1 }).toString(),
        }}
        least={1}
        onChoose={({ from, until }) => form.set({ checkIn: from, checkOut: until })}
      />
      <RoomsField form={form} />
    </FieldRow>
  );

  /** Moves the check-out with the check-in, so that the stay stays as long. */
  function moveCheckIn(text: string) {
    const [day, before, leaving] = [dayOf(text), checkIn, dayOf(form.values['checkOut'])];
    const stay = before === null || leaving === null ? null : before.until(leaving);
    const moved = day === null || stay === null || stay.sign < 1 ? {} : { checkOut: day.add(stay).toString() };
    form.set({ checkIn: text, ...moved });
  }
}
