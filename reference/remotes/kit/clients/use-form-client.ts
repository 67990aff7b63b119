import { type ChosenClient, useRemote } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type TextValues = Readonly<Record<string, string>>;

/** The client for whom a form is filled in. */
export interface FormClient {
  /** `null` for no particular client. */
  readonly client: ChosenClient | null;
  /** The previous client; `undefined` if the client hasn't changed. */
  readonly formerClient: ChosenClient | null | undefined;
}

/**
 * The client of a form, which follows the agent's choice, made here or in another tab. Values typed for one client
 * aren't used for another: the form starts again, and gets them back if the previous client is chosen again. Values
 * typed for no particular client stay when a client is chosen.
 *
 * @param begun the values with which the form starts again
 */
export function useFormClient<Values extends TextValues>(
  form: Pick<FormState<Values>, 'values' | 'set'>,
  begun: () => Values,
): FormClient {
  const { client: chosen } = useRemote();
  const [of, setOf] = useState<FormClient>({ client: chosen.now(), formerClient: undefined });
  const typedValuesRef = useRef(new Map<string, Values>());

  const follow = useEffectEvent((client: ChosenClient | null) => {
    const formerClient = of.client;
    if (clientIdOrEmpty(client) === clientIdOrEmpty(formerClient)) return;
    typedValuesRef.current.set(clientIdOrEmpty(formerClient), form.values);
    const keptValues =
      typedValuesRef.current.get(clientIdOrEmpty(client)) ?? (formerClient === null ? undefined : begun());
    if (keptValues !== undefined) form.set(keptValues);
    setOf({ client, formerClient: formerClient });
  });
  useEffect(() => {
    const following = chosen.changes.subscribe((client) => follow(client));
    return () => following.unsubscribe();
  }, [chosen]);

  return of;
}

function clientIdOrEmpty(client: ChosenClient | null): string {
  return client?.id ?? '';
}
