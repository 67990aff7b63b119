import { type LanguageCode, languageList } from '@livery/contract/market/language';
import { parseLanguages } from '@livery/contract/wire/languages-wire';
import { responseReader, useQuery } from '@livery/remote';

const readLanguages = responseReader(parseLanguages);

/** The languages that the agency offers; all languages of the site until they are loaded, and if they can't be. */
export function useOfferedLanguages(): readonly LanguageCode[] {
  const { state } = useQuery({ method: 'GET', path: '/api/agency/languages' }, readLanguages);
  return languageList(state.kind === 'ready' ? state.value : undefined).map(({ code }) => code);
}
