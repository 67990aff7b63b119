import { countryOptions, useFailureText, usePlatformValue, useRemote } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { SelectField } from '@livery/ui/select-field';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';

/**
 * An optional country of residence, from the platform's list. If the list can't be loaded, only the current country and
 * the error are shown.
 */
export function CountryField(field: BoundField<string>) {
  const { t } = useTranslation('account');
  const { language: liveLanguage, platform } = useRemote();
  const language = useLive(liveLanguage);
  const failureText = useFailureText('call');
  const enabled = usePlatformValue(platform.enabledCountries);
  const codes = [field.value, ...(enabled.kind === 'ready' ? enabled.value.map(({ code }) => code) : [])];
  return (
    <SelectField
      label={t('person.country')}
      {...field}
      hint={enabled.kind === 'failed' ? failureText(enabled.failure) : undefined}
      options={countryOptions(codes, language)}
      optional
      placeholder={t('person.noCountry')}
    />
  );
}
