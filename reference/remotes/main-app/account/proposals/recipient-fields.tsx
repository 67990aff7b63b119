import type { Draft } from '@livery/kit/proposal/draft';
import { type ChosenClient, useQuery, useRemote } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { SelectField } from '@livery/ui/select-field';
import { useLive } from '@livery/ui/use-live';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { parseClients } from '../clients/client-wire.ts';
import { languageName } from '../common/language-name.ts';
import { mayRead } from '../common/permissions.ts';
import { parseLanguageCode } from './languages.ts';
import { useOfferedLanguages } from './offered-languages.ts';

interface Props {
  readonly form: Pick<FormState<Draft>, 'values' | 'set' | 'field'>;
  /** The client for whom the agent books, filled in once, so that another can be chosen. */
  readonly chosen: ChosenClient | null;
}

/**
 * The client of a proposal, for agents who may see the clients, and its language: the client's, until another one is
 * chosen.
 */
export function RecipientFields({ form: { values, set, field }, chosen }: Props) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  const allowed = profile !== null && mayRead(profile, 'clients');
  const { state } = useQuery(allowed ? { method: 'GET', path: '/api/reference/clients' } : null, parseClients);
  const clients = state.kind === 'ready' ? state.value : null;
  const languages = useOfferedLanguages();

  const fill = useEffectEvent(() => {
    if (chosen === null || chosen.id === values.filledFor) return;
    if (clients?.some(({ id }) => id === chosen.id)) set({ ...chosenClient(chosen.id), filledFor: chosen.id });
  });
  useEffect(() => fill(), [chosen, clients]);

  return (
    <>
      <SelectField
        label={t('proposals.client')}
        optional
        placeholder={t('proposals.noClient')}
        options={(clients ?? []).map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
        disabled={!allowed}
        {...field('clientId')}
        onChange={(id) => set(chosenClient(id))}
      />
      <SelectField
        label={t('proposals.language')}
        optional
        placeholder={t('proposals.anyLanguage')}
        options={languages.map((code) => ({ value: code, label: languageName(code) }))}
        {...field('language')}
        value={parseLanguageCode(values.language) ?? ''}
      />
    </>
  );

  function chosenClient(clientId: string): Partial<Draft> {
    const isOwnChoice = values.language !== '' && values.language !== clientLanguage(values.clientId);
    return { clientId, language: isOwnChoice ? values.language : clientLanguage(clientId) };
  }

  /** The client's language, if the agency's site offers it. */
  function clientLanguage(clientId: string): string {
    const language = clients?.find(({ id }) => id === clientId)?.language ?? '';
    return languages.some((code) => code === language) ? language : '';
  }
}
