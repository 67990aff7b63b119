import { type ChosenClient, useRemote, wireRecord } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { useLive } from '@livery/ui/use-live';
import { useEffect, useRef } from 'react';
import { tabStorage } from './tab-storage.ts';

/** The one key, in the storage of the tab: a later checkout replaces it. */
const STORAGE_KEY = 'checkout-draft';
const LIFETIME_MS = 60 * 60_000;

type TextValues = Readonly<Record<string, string>>;

/** What was typed in a checkout, and by whom; the empty text for a visitor. */
interface Draft {
  readonly item: string;
  readonly owner: string;
  readonly values: TextValues;
}

/**
 * Keeps what was typed until it is booked, so that it survives a session that expires and the log-in after it: for an
 * hour, in this tab, for the one who typed it. Nothing of the card, and no passport.
 *
 * What was typed for one client is no other's, and there again once they are chosen. A form that begins anew because
 * its client is gone, as after a logout in another tab, is kept once something is typed into it.
 *
 * @param of.item what is booked, such as the id of an offer; the empty text while it isn't known
 */
export function useCheckoutDraft<Values extends TextValues>(
  { item: offered, client }: { readonly item: string; readonly client: ChosenClient | null },
  form: Pick<FormState<Values>, 'values' | 'set'>,
): void {
  const item = client === null || offered === '' ? offered : `${offered} ${client.id}`;
  const { profile } = useLive(useRemote().session);
  const owner = profile?.id ?? '';
  const { values, set } = form;
  /** What is stored, or what the form began with, which nobody typed. */
  const stored = useRef<string>(null);
  const before = useRef({ item: '', client });

  useEffect(() => {
    if (item === '') return;
    const { item: former, client: formerClient } = before.current;
    before.current = { item, client };
    const typed = withoutSecrets(values);
    const text = JSON.stringify(typed);
    // At first, and once more for each client: after a session that expired, the agent chooses theirs anew.
    const draft = item === former ? null : parseDraft(tabStorage(), Date.now());
    if (draft?.item === item && ['', owner].includes(draft.owner)) {
      stored.current = text;
      const known = Object.entries(draft.values).filter(([name]) => Object.hasOwn(values, name));
      set(Object.fromEntries(known) as Partial<Values>);
    } else if (stored.current === null) {
      stored.current = text;
    } else if (stored.current !== text) {
      stored.current = text;
      const isAnew = formerClient !== null && client === null;
      if (!isAnew) writeDraft(tabStorage(), { item, owner, values: typed }, Date.now());
    }
  }, [item, client, owner, values, set]);
}

/** Without what must not stay on a device; and without what is empty, which is the form's own to fill in. */
export function withoutSecrets(values: TextValues): TextValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== '' && !/^(?:card|passport)/.test(name)),
  );
}

/** The draft that a storage holds; `null` for none, for a damaged one, and for one that is older than an hour. */
export function parseDraft(storage: Pick<Storage, 'getItem'> | null, now: number): Draft | null {
  try {
    const wire = wireRecord(JSON.parse(storage?.getItem(STORAGE_KEY) ?? 'null'));
    const [at, fields] = [wire.figure('at') ?? 0, wire.record('values')];
    if (now - at > LIFETIME_MS || at > now) return null;
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
    // If nothing can be stored, the form itself has what was typed.
  }
}

/** Once it is booked. */
export function forgetDraft(): void {
  tabStorage()?.removeItem(STORAGE_KEY);
}
