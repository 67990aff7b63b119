import { dayOf, firstDay, lastDay, useRemote } from '@livery/remote';
import { DateField } from '@livery/ui/date-field';
import { FieldRow } from '@livery/ui/field';
import { Rating } from '@livery/ui/rating';
import { useTranslation } from 'react-i18next';
import type { HotelOffer } from '../offer/offer.ts';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import type { ProductView } from '../product/view.ts';
import { PlaceField } from '../search/place-field.tsx';
import { RoomsField } from '../search/rooms-field.tsx';
import { HOTEL_PLACE } from '../search/search-values.ts';

export const hotelView: ProductView<HotelOffer> = {
  Fields: HotelFields,
  BelowName: ({ offer }) => <Rating value={offer.stars} />,
};

function HotelFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const { agency } = useRemote();
  const first = firstDay(today, agency.sameDayBookingDisallowed.hotel);
  const checkIn = dayOf(form.values['checkIn']);
  return (
    <FieldRow>
      <PlaceField form={form} label={t('search.destination')} names={HOTEL_PLACE} path="/api/v2/hotel/auto-suggest" />
      <DateField
        label={t('search.checkIn')}
        {...form.field('checkIn')}
        onChange={moveCheckIn}
        min={first.toString()}
        max={lastDay(today).toString()}
      />
      <DateField
        label={t('search.checkOut')}
        {...form.field('checkOut')}
        min={(checkIn ?? first).add({ days: 1 }).toString()}
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
