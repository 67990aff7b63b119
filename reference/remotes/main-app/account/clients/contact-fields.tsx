import { LANGUAGES } from '@livery/contract/market/language';
import { nameOfCode, useRemote } from '@livery/remote';
import type { TextFields } from '@livery/remote/forms';
import { FieldRow } from '@livery/ui/field';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { CountryField } from '../common/country-field.tsx';

type ContactTextFields = TextFields<'email' | 'phone' | 'country' | 'language' | 'note'>;

/** A client's contact data, and the agency's notes about them. */
export function ContactFields({ field }: ContactTextFields) {
  const { t } = useTranslation('account');
  const language = useLive(useRemote().language);
  return (
    <>
      <FieldRow>
        <TextField label={t('person.email')} type="email" autoComplete="off" {...field('email')} />
        <TextField label={t('person.phone')} type="tel" autoComplete="off" optional {...field('phone')} />
      </FieldRow>
      <FieldRow>
        <CountryField {...field('country')} />
        <SelectField
          label={t('clients.language')}
          optional
          placeholder={t('clients.agencyLanguage')}
          options={LANGUAGES.map((value) => ({ value, label: nameOfCode('language', value, language) || value }))}
          {...field('language')}
        />
      </FieldRow>
      <TextField label={t('clients.note')} multiline optional maxLength={1000} {...field('note')} />
    </>
  );
}
