import { type ChosenClient, useRemote, wireRecord } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { useLive } from '@livery/ui/use-live';
import { useEffect, useRef } from 'react';
import { tabStorage } from './tab-storage.ts';

/** The only key, in the tab's storage: a later checkout replaces the draft. */
const STORAGE_KEY = 'checkout-draft';
const LIFETIME_MS = 60 * 60_000;

type TextValues = Readonly<Record<string, string>>;

/** The values typed in a checkout, and the user who typed them; the empty text for a visitor. */
interface Draft {
  readonly item: string;
  readonly owner: string;
  readonly values: TextValues;
}

/**
 * Keeps typed values until the booking, so that they survive an expired session and the log-in after it: for an hour,
 * in this tab, for the user who typed them. Card and passport data aren't stored.
 *
 * Values typed for one client aren't used for another, and return when that client is chosen again. If a form starts
 * again because its client is gone, for example after a logout in another tab, it is stored only once something is
 * typed into it.
 *
 * @param of.item the booked item, such as the id of an offer; the empty text while it isn't known
 */
export function useCheckoutDraft<Values extends TextValues>(
  { item: offered, client }: { readonly item: string; readonly client: ChosenClient | null },
  form: Pick<FormState<Values>, 'values' | 'set'>,
): void {
  const item = client === null || offered === '' ? offered : `${offered} ${client.id}`;
  const { profile } = useLive(useRemote().session);
  const owner = profile?.id ?? '';
  const { values, set } = form;
  /** The stored values, or the form's initial values, which nobody typed. */
  const storedKeyRef = useRef<string>(null);
  const selectionBefore = useRef({ item: '', client });

  useEffect(() => {
    if (item === '') return;
    const { item: former, client: formerClient } = selectionBefore.current;
    selectionBefore.current = { item, client };
    const draftValues = withoutSecrets(values);
    const text = JSON.stringify(draftValues);
    // At the start, and again for each client: after an expired session, the agent chooses the client again.
    const draft = item === former ? null : parseDraft(tabStorage(), Date.now());
    if (draft?.item === item && ['', owner].includes(draft.owner)) {
      storedKeyRef.current = text;
      const enteredValues = Object.entries(draft.values).filter(([name]) => Object.hasOwn(values, name));
      set(Object.fromEntries(enteredValues) as Partial<Values>);
    } else if (storedKeyRef.current === null) {
      storedKeyRef.current = text;
    } else if (storedKeyRef.current !== text) {
      storedKeyRef.current = text;
      const isAnew = formerClient !== null && client === null;
      if (!isAnew) writeDraft(tabStorage(), { item, owner, values: draftValues }, Date.now());
    }
  }, [item, client, owner, values, set]);
}

/** Removes values that must not be stored on a device, and empty ones, which the form fills in itself. */
export function withoutSecrets(values: TextValues): TextValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !/^(?:card|passport)/.test(name)),
  );
}

/** The draft in a storage; `null` if there is none, it is damaged, or older than an hour. */
export function parseDraft(storage: Pick<Storage, 'getItem'> | null, now: number): Draft | null {
  try {
    const wire = wireRecord(JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null'));
    const [savedAt, fields] = [wire.figure('at') ?? 0, wire.record('values')];
    if (now - savedAt > LIFETIME_MS || savedAt > now) return null;
    const values = Object.fromEntries(fields.names().map((name) => [name, fields.text(name)]));
    return { item: wire.text('item'), owner: wire.text('owner'), values };
  } catch {
    return null;
  }
}

export function writeDraft(storage: Pick<Storage, 'setItem'> | null, draft: Draft, now: number): void {
  try {
    storage?.setItem(STORAGE_KEY, JSON.stringify({ ...draft, at: now }));
  } catch {
    // If the storage isn't available, the typed values are only in the form.
  }
}

/** Called after the booking. */
export function forgetDraft(): void {
  tabStorage()?.removeItem(STORAGE_KEY);
}
