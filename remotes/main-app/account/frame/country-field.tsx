import { nameOfCode } from '../../../kit/name-of-code.ts';
import { SelectField } from '../../../kit/select-field.tsx';
import { useAsked } from '../../../kit/use-asked.ts';
import type { BoundField } from '../../../kit/use-form.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { readCountries } from '../../booking/search/places-wire.ts';

/** Where somebody lives, or nothing; only the country of the moment where the list can't be had. */
export function CountryField(field: BoundField<string>) {
  const say = useVoice();
  const language = useLive(useRemote().language);
  const { state } = useAsked({ method: 'GET', path: '/api/car-rental/findCountries/EN' }, readCountries);
  const codes = new Set([field.value, ...(state.kind === 'ready' ? state.value : [])]);
  codes.delete('');
  const options = [...codes]
    .map((code) => ({ value: code, label: nameOfCode('region', code, language) || code }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
  return (
    <SelectField
      label={say('person.country')}
      {...field}
      options={options}
      optional
      placeholder={say('person.noCountry')}
    />
  );
}
