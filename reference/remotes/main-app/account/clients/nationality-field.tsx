import { countryOptions, usePlatformValue, useRemote } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';

/** The country of a passport, optional; if the list can't be loaded, its code is typed. */
export function NationalityField(field: BoundField<string>) {
  const { t } = useTranslation('account');
  const { language: liveLanguage, platform } = useRemote();
  const language = useLive(liveLanguage);
  const countries = usePlatformValue(platform.countryCodes);
  if (countries.kind === 'failed') {
    return (
      <TextField
        label={t('clients.nationality')}
        hint={t('clients.nationalityProblem')}
        maxLength={2}
        optional
        {...field}
      />
    );
  }
  const codes = [field.value, ...(countries.kind === 'ready' ? countries.value.map(({ code }) => code) : [])];
  return (
    <SelectField
      label={t('clients.nationality')}
      {...field}
      options={countryOptions(codes, language)}
      optional
      placeholder={t('person.noCountry')}
    />
  );
}
