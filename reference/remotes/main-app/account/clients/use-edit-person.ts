import { type RemoteCall, useFailureText, useMutation, useRemote } from '@livery/remote';
import { type FormState, useForm } from '@livery/remote/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { refusalStatus } from '../common/account-states.tsx';
import { mergeEdits } from '../common/merge-edits.ts';
import { itemPath } from '../common/paths.ts';
import { type ClientDetails, parseClient, type VersionedPerson } from './client-wire.ts';
import { clientValues, fellowTravellerValues, type PersonValues } from './person-values.ts';

/** The person that a form edits: the client or a fellow traveller; `null` for a new one. */
export type EditedPerson = { readonly fellow: VersionedPerson | null } | 'client';

/** A field that another agent has saved with one value, and this one has changed to another. */
export interface Conflict {
  readonly name: string;
  readonly value: string;
}

interface EditPersonOptions {
  readonly client: ClientDetails;
  readonly edited: EditedPerson;
  readonly schema: GenericSchema<PersonValues>;
  readonly onSaved: (client: ClientDetails) => void;
}

interface ReadPerson {
  readonly values: PersonValues;
  /** `null` for a new person. */
  readonly version: number | null;
}

/**
 * Changes a client or a fellow traveller, based on the version that was read. If another agent was faster, the form
 * takes over their other changes, keeps typed values, and says so; saving again replaces the other agent's values.
 */
export function useEditPerson({ client, edited, schema, onSaved }: EditPersonOptions): {
  readonly form: FormState<PersonValues>;
  readonly conflicts: readonly Conflict[];
} {
  const { t } = useTranslation('account');
  const { notify } = useRemote();
  const { run } = useMutation();
  const failureText = useFailureText();
  const path = itemPath('/api/reference/clients', client.id);
  const [first] = useState(() => toReadPerson(client, edited));
  const [read, setRead] = useState(first);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const form = useForm<PersonValues>({ values: first.values, schema, submit });
  return { form, conflicts };

  async function submit(enteredValues: PersonValues): Promise<string | undefined> {
    setConflicts([]);
    const response = await run(call(enteredValues));
    if (response.ok) {
      const savedClient = parseClient(response.value);
      if (savedClient === undefined) return t('clients.unknown');
      notify('success', t('form.saved'));
      onSaved(savedClient);
      return undefined;
    }
    const status = refusalStatus(response.error);
    if (status === 422 && edited === 'client') return t('clients.taken');
    if (status === 409) return catchUp(enteredValues);
    if (status === 404 && edited !== 'client') return becameNew();
    return failureText(response.error);
  }

  function call(enteredValues: PersonValues): RemoteCall {
    if (read.version === null) return { method: 'POST', path: `${path}/travellers`, body: enteredValues };
    const ownPath = edited === 'client' ? path : itemPath(`${path}/travellers`, edited.fellow?.id ?? '');
    return { method: 'PATCH', path: ownPath, body: { ...enteredValues, version: read.version } };
  }

  async function catchUp(enteredValues: PersonValues): Promise<string> {
    const response = await run({ method: 'GET', path });
    if (!response.ok) return failureText(response.error);
    const latestClient = parseClient(response.value);
    if (latestClient === undefined) return t('clients.unknown');
    const now = latestPerson(latestClient, edited);
    if (now === null) return becameNew();
    const { taken, conflicts: both } = mergeEdits(read.values, enteredValues, now.values);
    form.set(taken);
    setRead(now);
    setConflicts(both.map((name) => ({ name, value: now.values[name] ?? '' })));
    return now.changedBy === '' ? t('clients.changed') : t('clients.changedBy', { agent: now.changedBy });
  }

  /** A fellow traveller whom another agent has removed is added again on the next save. */
  function becameNew(): string {
    setRead({ ...read, version: null });
    return t('clients.removedMeanwhile');
  }
}

function toReadPerson(client: ClientDetails, edited: EditedPerson): ReadPerson {
  if (edited === 'client') return { values: clientValues(client), version: client.version };
  return { values: fellowTravellerValues(edited.fellow), version: edited.fellow?.version ?? null };
}

/** The same person as currently saved; `null` if they were removed. */
function latestPerson(latestDetails: ClientDetails, edited: EditedPerson) {
  if (edited === 'client') return { ...toReadPerson(latestDetails, edited), changedBy: latestDetails.changedBy };
  const fellow = latestDetails.travellers.find(({ id }) => id === edited.fellow?.id);
  return fellow === undefined ? null : { ...toReadPerson(latestDetails, { fellow }), changedBy: fellow.changedBy };
}
