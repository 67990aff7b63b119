import { type ChosenClient, useRemote } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

type TextValues = Readonly<Record<string, string>>;

/** Whom a form is filled in for. */
export interface FormClient {
  /** `null` for nobody in particular. */
  readonly client: ChosenClient | null;
  /** Whom it was for before; `undefined` if that hasn't changed. */
  readonly former: ChosenClient | null | undefined;
}

/**
 * The client of a form, which follows the agent's choice, made here or in another tab. What was typed for one client is
 * no other's: the form begins anew, and has it again if the former client is back. What was typed for nobody in
 * particular stays when a client is chosen.
 *
 * @param begun the values that the form begins anew with
 */
export function useFormClient<Values extends TextValues>(
  form: Pick<FormState<Values>, 'values' | 'set'>,
  begun: () => Values,
): FormClient {
  const { client: chosen } = useRemote();
  const [of, setOf] = useState<FormClient>({ client: chosen.now(), former: undefined });
  const typed = useRef(new Map<string, Values>());

  const follow = useEffectEvent((client: ChosenClient | null) => {
    const former = of.client;
    if (clientIdOrEmpty(client) === clientIdOrEmpty(former)) return;
    typed.current.set(clientIdOrEmpty(former), form.values);
    const known = typed.current.get(clientIdOrEmpty(client)) ?? (former === null ? undefined : begun());
    if (known !== undefined) form.set(known);
    setOf({ client, former });
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
