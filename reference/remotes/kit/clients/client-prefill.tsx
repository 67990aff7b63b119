import { type CallFailure, type ChosenClient, type Query, useFailureText, useQuery, useRemote } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { Notice } from '@livery/ui/notice';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientProfile, parseClientProfile } from './client-profile.ts';
import { type FieldGroup, fillIn, valuesFromProfile } from './fill-in.ts';

type TextValues = Readonly<Record<string, string>>;

interface Props<Values extends TextValues> {
  /** The client for whom the agent books. */
  readonly client: ChosenClient;
  readonly form: Pick<FormState<Values>, 'values' | 'set'>;
  /** The fields to fill in from a profile. */
  readonly groupsOf: (profile: ClientProfile) => readonly FieldGroup[];
  /** Called with the profile, or with `null` while it isn't loaded. */
  readonly onProfile?: (profile: ClientProfile | null) => void;
  /** Called with whether the platform refuses this client. */
  readonly onRefused: (refused: boolean) => void;
}

/**
 * Fills in a form from the client's profile, and says whose it is. Typed values stay until the agent chooses the
 * profile's values.
 */
export function ClientPrefill<Values extends TextValues>(props: Props<Values>) {
  const { client, form, groupsOf, onProfile, onRefused }: Props<Values> = props;
  const path = `/api/reference/clients/${encodeURIComponent(client.id)}`;
  const query = useQuery({ method: 'GET', path }, parseClientProfile);
  const { state } = query;
  const profile = state.kind === 'ready' && state.value.id === client.id ? state.value : null;
  const isRefused = state.kind === 'failed' && isClientRefused(state.failure);
  const groupsRefBefore = useRef<readonly FieldGroup[]>([]);
  /** Whether a value that was typed before the profile was loaded differs from it. */
  const [typed, setTyped] = useState(false);

  const fill = useEffectEvent((from: ClientProfile | null) => {
    const nextGroups = from === null ? [] : groupsOf(from);
    const changes = fillIn(form.values, groupsRefBefore.current, nextGroups);
    groupsRefBefore.current = nextGroups;
    if (Object.keys(changes).length > 0) form.set(changes as Partial<Values>);
    setTyped(Object.keys(valuesFromProfile({ ...form.values, ...changes }, nextGroups)).length > 0);
    onProfile?.(from);
  });
  const tell = useEffectEvent(onRefused);
  useEffect(() => fill(profile), [profile]);
  useEffect(() => tell(isRefused), [isRefused]);
  useEffect(() => () => tell(false), []);

  function takeProfile() {
    form.set(valuesFromProfile(form.values, groupsRefBefore.current) as Partial<Values>);
    setTyped(false);
  }

  return <ClientNotice client={client} query={query} onUseProfile={typed ? takeProfile : undefined} />;
}

/** The client isn't this agency's, or this agent may not see them. */
function isClientRefused(failure: CallFailure): boolean {
  return failure.kind === 'refused' && (failure.status === 403 || failure.status === 404);
}

interface NoticeProps {
  readonly client: ChosenClient;
  readonly query: Query<ClientProfile>;
  /** Replaces typed values by the profile's; missing if all values are the profile's. */
  readonly onUseProfile: (() => void) | undefined;
}

function ClientNotice({ client: { name }, query: { state, retry }, onUseProfile }: NoticeProps) {
  const { t } = useTranslation(['kit', 'ui']);
  const { pickClient } = useRemote();
  const failureText = useFailureText();
  if (onUseProfile !== undefined) {
    return (
      <Notice tone="warning" action={<Button onClick={onUseProfile}>{t('client.useProfile')}</Button>}>
        {t('client.typed', { name })}
      </Notice>
    );
  }
  if (state.kind !== 'failed') return <Notice>{t('client.filled', { name })}</Notice>;
  if (isClientRefused(state.failure)) {
    return (
      <Notice tone="failure" action={<Button onClick={pickClient}>{t('client.change')}</Button>}>
        {t('client.refused', { name })}
      </Notice>
    );
  }
  return (
    <Notice
      tone="failure"
      action={
        <Button ref={keepsFocus} onClick={retry}>
          {t('ui:retry')}
        </Button>
      }
    >
      <span>{t('client.failed', { name })}</span> <span>{failureText(state.failure)}</span>
    </Notice>
  );
}
