import { SuggestCombobox } from '@livery/kit/forms/suggest-combobox';
import type { Suggested } from '@livery/remote';
import { useRemote } from '@livery/remote';
import { type PlaceNames } from '@livery/remote/search';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchFieldsProps } from '../product/search-plan.ts';
import { type AirportSuggestion, type PlaceSuggestion, readAirports, readPlaces } from './places-wire.ts';

interface Props {
  readonly form: SearchFieldsProps['form'];
  readonly label: string;
  readonly names: PlaceNames;
  /** The call that suggests places (rules §7). */
  readonly path: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** A place, chosen from the platform's suggestions. */
export function PlaceField({ form, label, names, path, hint, optional = false }: Props) {
  const { t } = useTranslation('booking');
  const { request } = useRemote();
  const suggest = useCallback(
    async (text: string, signal: AbortSignal): Promise<Suggested<PlaceSuggestion>> => {
      const response = await request({ method: 'POST', path, body: { text, isManageLocation: false } }, signal);
      return response.ok ? { ok: true, value: readPlaces(response.value) } : response;
    },
    [request, path],
  );
  const { name, value, error } = form.field(names.name);
  return (
    <SuggestCombobox
      label={label}
      hint={hint}
      optional={optional}
      name={name}
      value={value}
      error={error}
      placeholder={t('search.placePlaceholder')}
      suggest={suggest}
      onChange={(text) => form.set({ [names.name]: text, [names.latitude]: '', [names.longitude]: '' })}
      onChoose={(place) =>
        form.set({
          [names.name]: place.label,
          [names.latitude]: place.latitude,
          [names.longitude]: place.longitude,
        })
      }
    />
  );
}

interface AirportFieldProps {
  readonly form: SearchFieldsProps['form'];
  readonly label: string;
  /** The names of the airport's code and label in the address. */
  readonly code: string;
  readonly words: string;
}

/** An airport, chosen from suggestions. */
export function AirportField({ form, label, code, words }: AirportFieldProps) {
  const { t } = useTranslation('booking');
  const { request } = useRemote();
  const suggest = useCallback(
    async (search: string, signal: AbortSignal): Promise<Suggested<AirportSuggestion>> => {
      const response = await request({ method: 'GET', path: '/api/flight/airports', query: { search } }, signal);
      return response.ok ? { ok: true, value: readAirports(response.value) } : response;
    },
    [request],
  );
  const { name, value, error } = form.field(words);
  return (
    <SuggestCombobox
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
