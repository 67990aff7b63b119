import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../design/use-live.ts';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { usePlatformValue } from '../../../kit/data/use-platform-value.ts';
import { countryOptions, SelectField } from '../../../kit/forms/select-field.tsx';
import type { BoundField } from '../../../kit/forms/use-form.ts';
import { useRemote } from '../../../kit/use-remote.ts';

/**
 * An optional country of residence: one of those that the platform enables. Where these can't be loaded, only the
 * current country and the failure.
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
