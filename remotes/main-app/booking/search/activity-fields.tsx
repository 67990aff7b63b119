import { useTranslation } from 'react-i18next';
import { firstDay, lastDay } from '../../../kit/format/days.ts';
import { DateField } from '../../../kit/forms/date-field.tsx';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { ACTIVITY_PLACE } from './activity-search.ts';
import { PlaceField } from './place-field.tsx';
import type { SearchFieldsProps } from './search-fields-props.ts';

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
