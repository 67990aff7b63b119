import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../../kit/forms/suggest-field.tsx';
import type { Suggested } from '../../../kit/forms/use-suggestions.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { type AirportSuggestion, readAirports } from './places-wire.ts';
import type { SearchFieldsProps } from './search-fields-props.ts';

interface Props {
  readonly form: SearchFieldsProps['form'];
  readonly label: string;
  /** The names of the airport's code and of its words in the address. */
  readonly code: string;
  readonly words: string;
}

/** An airport, chosen from those that there are. */
export function AirportField({ form, label, code, words }: Props) {
  const { t } = useTranslation('booking');
  const { request } = useRemote();
  const suggest = useCallback(
    async (search: string, signal: AbortSignal): Promise<Suggested<AirportSuggestion>> => {
      const answer = await request({ method: 'GET', path: '/api/flight/airports', query: { search } }, signal);
      return answer.ok ? { ok: true, value: readAirports(answer.value) } : answer;
    },
    [request],
  );
  const { name, value, error } = form.field(words);
  return (
    <SuggestField
      label={label}
      name={name}
      value={value === '' ? (form.values[code] ?? '') : value}
      error={error}
      placeholder={t('search.airportPlaceholder')}
      suggest={suggest}
      onChange={(text) => form.set({ [words]: text, [code]: '' })}
      onChoose={(airport) => form.set({ [words]: airport.label, [code]: airport.code })}
    />
  );
}
