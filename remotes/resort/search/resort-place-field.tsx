import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../kit/forms/suggest-field.tsx';
import type { Suggested } from '../../kit/forms/use-suggestions.ts';
import { useRemote } from '../../kit/use-remote.ts';
import type { StayFormState } from '../stay/use-stay-form.ts';
import { readPlaces, type SuggestedPlace } from './places-wire.ts';

/** Where to: a place or a resort, of those that the service finds. @see rules §7, resort service */
export function ResortPlaceField({ form }: { readonly form: StayFormState }) {
  const { t } = useTranslation('resort');
  const { request } = useRemote();
  const suggest = useCallback(
    async (key: string, signal: AbortSignal): Promise<Suggested<SuggestedPlace>> => {
      const answer = await request({ service: 'resort', method: 'GET', path: '/search', query: { key } }, signal);
      return answer.ok ? { ok: true, value: readPlaces(answer.value) } : answer;
    },
    [request],
  );
  const { name, value, error } = form.field('place');
  return (
    <SuggestField
      label={t('search.where')}
      placeholder={t('search.wherePlaceholder')}
      name={name}
      value={value}
      error={error}
      suggest={suggest}
      onChange={(place) => form.set({ place, lat: '', lon: '' })}
      onChoose={({ label, lat, lon }) => form.set({ place: label, lat, lon })}
    />
  );
}
