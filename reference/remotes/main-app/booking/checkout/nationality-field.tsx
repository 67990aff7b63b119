import { countryOptions, usePlatformValue, useRemote } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { SelectField } from '@livery/ui/select-field';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';

/** The country of a traveller's passport; if the list can't be loaded, its code is typed. */
export function NationalityField(field: BoundField<string>) {
  const { t } = useTranslation('booking');
  const { language: liveLanguage, platform } = useRemote();
  const language = useLive(liveLanguage);
  const countries = usePlatformValue(platform.countryCodes);
  const codes = [field.value, ...(countries.kind === 'ready' ? countries.value.map(({ code }) => code) : [])];
  if (countries.kind === 'failed') {
    return (
      <TextField label={t('checkout.nationality')} hint={t('checkout.nationalityHint')} maxLength={2} {...field} />
    );
  }
  return (
    <SelectField
      label={t('checkout.nationality')}
      {...field}
      options={countryOptions(codes, language)}
      placeholder={t('checkout.noNationality')}
    />
  );
}
