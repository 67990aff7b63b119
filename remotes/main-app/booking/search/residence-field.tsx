import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useQuery } from '../../../kit/data/use-query.ts';
import { countryOptions, SelectField } from '../../../kit/forms/select-field.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { readCountries } from './places-wire.ts';
import type { SearchFieldsProps } from './search-fields-props.ts';

/** Where the driver lives; only the country of the moment, and why, where the list can't be had. */
export function ResidenceField({ form }: Pick<SearchFieldsProps, 'form'>) {
  const { t } = useTranslation('booking');
  const language = useLive(useRemote().language);
  const { state } = useQuery({ method: 'GET', path: '/api/car-rental/findCountries/EN' }, readCountries);
  const failureText = useFailureText('call');
  const field = form.field('residence');
  const codes = [field.value, ...(state.kind === 'ready' ? state.value : [])];
  return (
    <SelectField
      label={t('search.residence')}
      {...field}
      hint={state.kind === 'failed' ? failureText(state.failure) : undefined}
      options={countryOptions(codes, language)}
    />
  );
}
