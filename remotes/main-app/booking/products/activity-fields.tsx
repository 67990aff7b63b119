import { firstDay, lastDay, useRemote } from '@livery/remote';
import { ACTIVITY_PLACE } from '@livery/remote/search';
import { DateField } from '@livery/ui/date-field';
import { FieldRow } from '@livery/ui/field';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import { PlaceField } from '../search/place-field.tsx';

/** The fields of its search form. */
export function ActivityFields({ form, today }: SearchFieldsProps) {
  const { t } = useTranslation('booking');
  const { agency } = useRemote();
  return (
    <FieldRow>
      <PlaceField
        form={form}
        label={t('search.destination')}
        names={ACTIVITY_PLACE}
        path="/api/activities/destinations"
      />
      <DateField
        label={t('search.date')}
        {...form.field('date')}
        min={firstDay(today, agency.sameDayBookingDisallowed.activities).toString()}
        max={lastDay(today).toString()}
      />
    </FieldRow>
  );
}
