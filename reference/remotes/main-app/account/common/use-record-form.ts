import type { RemoteCall } from '@livery/remote';
import { type FormState, type FormValues, useMutationForm } from '@livery/remote/forms';
import { useEffect, useRef, useState } from 'react';
import { changedFields, isSameValue, mergeEdits } from './merge-edits.ts';
import { useSaveFailureText } from './use-save-failure-text.ts';

interface RecordFormOptions<Values extends FormValues>
  extends Omit<Parameters<typeof useMutationForm<Values>>[0], 'call'> {
  /** The saved values, as plain data: they change if somebody else saves meanwhile. */
  readonly values: Values;
  /** The person who last saved a field; the empty text if unknown. */
  readonly changedBy: (name: keyof Values & string) => string;
  /** @param changed only the fields that were changed in this form */
  readonly call: (changed: Partial<Values>, entered: Values) => RemoteCall;
}

/** Changes that others have saved since a form read its record. */
export interface OthersChanges<Values extends FormValues> {
  /** The names of these people; empty if unknown. */
  readonly names: readonly string[];
  /** The values that the form has taken over. */
  readonly taken: Partial<Values>;
  /** The values that they saved in fields which were also changed in the form. */
  readonly conflicts: Partial<Values>;
}

export interface RecordFormState<Values extends FormValues> extends FormState<Values> {
  /** Whether the form has unsaved changes. */
  readonly unsaved: boolean;
  /** Changes since the last save; `null` if there are none. */
  readonly otherChanges: OthersChanges<Values> | null;
}

/**
 * A form for a record that others may change at the same time: it sends only the fields that were changed in it, and
 * takes over other fields that somebody else has saved, so that saving doesn't undo changes without notice.
 */
export function useRecordForm<Values extends FormValues>(options: RecordFormOptions<Values>): RecordFormState<Values> {
  const { values: latest, call, refusal, done, changedBy } = options;
  const failureText = useSaveFailureText();
  /** The record as last read; the saved record, including values sent since; and the names of the sent fields. */
  const record = useRef({ read: latest, saved: latest, sent: [] as readonly string[] });
  const [unsaved, setUnsaved] = useState(false);
  const [otherChanges, setOthers] = useState<OthersChanges<Values> | null>(null);
  const form = useMutationForm<Values>({
    ...options,
    call: (enteredValues) => call(changedFields(record.current.saved, enteredValues), enteredValues),
    refusal: (failure, enteredValues) => refusal?.(failure, enteredValues) ?? failureText(failure),
    done(response, entered) {
      const { read, saved } = record.current;
      record.current = { read, saved: entered, sent: Object.keys(changedFields(saved, entered)) };
      setOthers(null);
      done(response, entered);
    },
  });
  const { values: entered, set } = form;
  useEffect(catchUp);
  return { ...form, unsaved, otherChanges: otherChanges };

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
    const valuesOf = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, latest[name]])) as Partial<Values>;
    const names = new Set([...taken, ...conflicts].map((name) => changedBy(name)));
    return { names: [...names].filter((name) => name !== ''), taken: valuesOf(taken), conflicts: valuesOf(conflicts) };
  }
}
