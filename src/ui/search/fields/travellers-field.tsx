import { GUEST_FIELDS, MAX_GUESTS } from '@livery/contract/search/search-guests';
import { useTranslation } from 'react-i18next';
import type { FieldsProps } from '../search-fields.ts';
import { PartyField } from './party-field.tsx';

/** Adults, children and infants travelling by air or by sea (rules §3, guest data). */
export function TravellersField({ form }: FieldsProps) {
  const { t } = useTranslation('search');
  return (
    <PartyField
      form={form}
      label={t('travellers')}
      kinds={GUEST_FIELDS.map((name) => ({ name, hint: t(`partyHint.${name}`) }))}
      most={MAX_GUESTS}
      limits={t('limits.party', { guests: MAX_GUESTS })}
    />
  );
}
