import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestField } from '../../../kit/forms/suggest-field.tsx';
import type { Suggested } from '../../../kit/forms/use-suggestions.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { PlaceNames } from './place-values.ts';
import { type PlaceSuggestion, readPlaces } from './places-wire.ts';
import type { SearchFieldsProps } from './search-fields-props.ts';

interface Props {
  readonly form: SearchFieldsProps['form'];
  readonly label: string;
  readonly names: PlaceNames;
  /** The call that suggests places (rules §7). */
  readonly path: string;
  readonly hint?: string;
  readonly optional?: boolean;
}

/** A place, chosen from those that the platform suggests. */
export function PlaceField({ form, label, names, path, hint, optional = false }: Props) {
  const { t } = useTranslation('booking');
  const { request } = useRemote();
  const suggest = useCallback(
    async (text: string, signal: AbortSignal): Promise<Suggested<PlaceSuggestion>> => {
      const answer = await request({ method: 'POST', path, body: { text, isManageLocation: false } }, signal);
      return answer.ok ? { ok: true, value: readPlaces(answer.value) } : answer;
    },
    [request, path],
  );
  const { name, value, error } = form.field(names.name);
  return (
    <SuggestField
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
