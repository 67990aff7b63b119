import { HOTEL_PLACE_FIELDS } from '@livery/contract/search/hotel-search';
import { firstBookableDay, lastBookableDay } from '@livery/contract/search/search-days';
import { MAX_NIGHTS } from '@livery/contract/search/stay-search';
import { useTranslation } from 'react-i18next';
import { DaysField } from '../fields/days-field.tsx';
import { PlaceField, usePlaceholder } from '../fields/place-field.tsx';
import { RoomsField } from '../fields/rooms-field.tsx';
import { useSuggestions } from '../places/use-suggestions.ts';
import type { FieldsProps } from '../search-fields.ts';

/** The place, the dates and the guests. */
export function HotelFields({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const { today, agency } = form.needs;
  return (
    <>
      <PlaceField
        form={form}
        label={t('destination')}
        place={HOTEL_PLACE_FIELDS}
        suggestions={useSuggestions('hotels')}
        placeholder={usePlaceholder('place')}
      />
      <DaysField
        form={form}
        label={t('dates')}
        from={{ name: 'checkIn', label: t('checkIn') }}
        until={{ name: 'checkOut', label: t('checkOut') }}
        min={firstBookableDay(today, agency.sameDayBookingDisallowed.hotel)}
        max={lastBookableDay(today)}
        least={1}
        most={MAX_NIGHTS}
      />
      <RoomsField form={form} />
    </>
  );
}
