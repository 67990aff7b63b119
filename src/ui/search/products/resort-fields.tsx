import { MAX_RESORT_GUESTS, RESORT_PLACE_FIELDS } from '@livery/contract/search/resort-search';
import { lastBookableDay } from '@livery/contract/search/search-days';
import { MAX_NIGHTS } from '@livery/contract/search/stay-search';
import { useTranslation } from 'react-i18next';
import { DaysField } from '../fields/days-field.tsx';
import { PartyField } from '../fields/party-field.tsx';
import { PlaceField, usePlaceholder } from '../fields/place-field.tsx';
import { useSuggestions } from '../places/use-suggestions.ts';
import type { FieldsProps } from '../search-fields.ts';

/** A place or a resort, the dates and the guests. */
export function ResortFields({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  const { today } = form.needs;
  return (
    <>
      <PlaceField
        form={form}
        label={t('destination')}
        place={RESORT_PLACE_FIELDS}
        suggestions={useSuggestions('resorts')}
        placeholder={usePlaceholder('resort')}
      />
      <DaysField
        form={form}
        label={t('dates')}
        from={{ name: 'checkIn', label: t('checkIn') }}
        until={{ name: 'checkOut', label: t('checkOut') }}
        min={today}
        max={lastBookableDay(today)}
        least={1}
        most={MAX_NIGHTS}
      />
      <PartyField
        form={form}
        label={t('guests')}
        kinds={[
          { name: 'adults', hint: '' },
          { name: 'children', hint: t('childrenHint') },
        ]}
        most={MAX_RESORT_GUESTS}
        limits={t('limits.guests', { guests: MAX_RESORT_GUESTS })}
      />
    </>
  );
}
