import { isLanguageCode, type LanguageCode } from '@livery/contract/market/language';
import { useQuery, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { parseClient } from '../clients/client-wire.ts';
import { itemPath } from '../common/paths.ts';
import { mayRead } from '../common/permissions.ts';
import type { Proposal } from './proposal-wire.ts';

/** One of the site's languages. */
export function parseLanguageCode(code: string): LanguageCode | undefined {
  return isLanguageCode(code) ? code : undefined;
}

/** The language of a proposal: the one in which it was written, or the client's; `undefined` if neither is known. */
export function useProposalLanguage({
  language,
  clientId,
}: Pick<Proposal, 'language' | 'clientId'>): LanguageCode | undefined {
  const { profile } = useLive(useRemote().session);
  const languageCode = parseLanguageCode(language);
  const asks = languageCode === undefined && clientId !== '' && profile !== null && mayRead(profile, 'clients');
  const path = itemPath('/api/reference/clients', clientId);
  const { state } = useQuery(asks ? { method: 'GET', path } : null, parseClient);
  return languageCode ?? (state.kind === 'ready' ? parseLanguageCode(state.value.language) : undefined);
}
