import type { RemoteCall } from '@livery/remote';
import { type FormState, type FormValues, useMutationForm } from '@livery/remote/forms';
import { useEffect, useRef, useState } from 'react';
import { changedFields, isSameValue, mergeEdits } from './merge-edits.ts';
import { useSaveFailureText } from './use-save-failure-text.ts';

interface RecordFormOptions<Values extends FormValues>
  extends Omit<Parameters<typeof useMutationForm<Values>>[0], 'call'> {
  /** What is saved, of plain data: another value if somebody else has saved meanwhile. */
  readonly values: Values;
  /** Who saved a field last; the empty text if nobody is known. */
  readonly changedBy: (name: keyof Values & string) => string;
  /** @param changed the fields that were changed in this form, alone */
  readonly call: (changed: Partial<Values>, entered: Values) => RemoteCall;
}

/** What others have saved since a form read its record. */
export interface OthersChanges<Values extends FormValues> {
  /** Their names; none if nobody is known. */
  readonly names: readonly string[];
  /** What the form has taken over. */
  readonly taken: Partial<Values>;
  /** What they saved of the fields that were changed in the form, too. */
  readonly conflicts: Partial<Values>;
}

export interface RecordFormState<Values extends FormValues> extends FormState<Values> {
  /** Whether something is entered that isn't saved. */
  readonly unsaved: boolean;
  /** Since the last save; `null` if others have saved nothing. */
  readonly others: OthersChanges<Values> | null;
}

/**
 * A form of a record that others change, too: it sends the fields that were changed in it, and takes over what somebody
 * else has saved of the others, so that saving again undoes nothing unseen.
 */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>): RecordFormState<Values> {
  const { values: latest, call, refusal, done, changedBy } = options;
  const failureText = useSaveFailureText();
  /** The record as it was read last; with what was sent since, which is saved; and the names of what was sent. */
  const record = useRef({ read: latest, saved: latest, sent: [] as readonly string[] });
  const [unsaved, setUnsaved] = useState(false);
  const [others, setOthers] = useState<OthersChanges<Values> | null>(null);
  const form = useMutationForm<Values>({
    ...options,
    call: (entered) => call(changedFields(record.current.saved, entered), entered),
    refusal: (failure, entered) => refusal?.(failure, entered) ?? failureText(failure),
    done(response, entered) {
      const { read, saved } = record.current;
      record.current = { read, saved: entered, sent: Object.keys(changedFields(saved, entered)) };
      setOthers(null);
      done(response, entered);
    },
  });
  const { values: entered, set } = form;
  useEffect(catchUp);
  return { ...form, unsaved, others };

  function catchUp() {
    const { read, saved, sent } = record.current;
    setUnsaved(Object.keys(changedFields(saved, entered)).length > 0);
    if (isSameValue(read, latest)) return;
    record.current = { read: latest, saved: latest, sent: [] };
    const { taken, conflicts } = mergeEdits(saved, entered, latest);
    if (Object.keys(taken).length > 0) set(taken);
    const foreign = Object.keys(taken).filter((name) => !sent.includes(name));
    if (foreign.length + conflicts.length > 0) setOthers(changes(foreign, conflicts));
  }

  function changes(taken: readonly string[], conflicts: readonly string[]): OthersChanges<Values> {
    const of = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, latest[name]])) as Partial<Values>;
    const names = new Set([...taken, ...conflicts].map((name) => changedBy(name)));
    return { names: [...names].filter((name) => name !== ''), taken: of(taken), conflicts: of(conflicts) };
  }
}
