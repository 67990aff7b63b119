import { ACTIVITY_PLACE_FIELDS } from '@livery/contract/search/activity-search';
import { firstBookableDay, lastBookableDay } from '@livery/contract/search/search-days';
import { useTranslation } from 'react-i18next';
import { DayField } from '../fields/days-field.tsx';
import { PlaceField, usePlaceholder } from '../fields/place-field.tsx';
import { useSuggestions } from '../places/use-suggestions.ts';
import type { FieldsProps } from '../search-fields.ts';

/** The place and the date. */
export function ActivityFields({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const { today, agency } = form.needs;
  return (
    <>
      <PlaceField
        form={form}
        label={t('destination')}
        place={ACTIVITY_PLACE_FIELDS}
        suggestions={useSuggestions('activities')}
        placeholder={usePlaceholder('place')}
      />
      <DayField
        form={form}
        label={t('date')}
        name="date"
        min={firstBookableDay(today, agency.sameDayBookingDisallowed.activities)}
        max={lastBookableDay(today)}
      />
    </>
  );
}
