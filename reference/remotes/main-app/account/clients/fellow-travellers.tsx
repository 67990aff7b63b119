import { isolateDirection } from '@livery/contract/content/isolated';
import { personName } from '@livery/kit/clients/client-profile';
import { useFailureText, useFormat, useMutation, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Card, CardGrid } from '@livery/ui/card';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { EmptyState } from '@livery/ui/empty-state';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { Section } from '@livery/ui/section';
import text from '@livery/ui/text.module.css';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalStatus } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { type ClientDetails, parseClient, type VersionedPerson } from './client-wire.ts';
import { LazyEditPerson } from './lazy-edit-person.tsx';

interface Props {
  readonly client: ClientDetails;
  readonly mayEdit: boolean;
  readonly onSaved: (client: ClientDetails) => void;
}

/** A client's fellow travellers, who can be chosen at checkout. */
export function FellowTravellers({ client, mayEdit, onSaved }: Props) {
  const { t } = useTranslation('account');
  /** `null` for a new one. */
  const [edited, setEdited] = useState<VersionedPerson | null>();
  const [removed, setRemoved] = useState<VersionedPerson>();
  const { travellers } = client;
  return (
    <Section
      heading={t('clients.fellows')}
      actions={
        mayEdit && (
          <Button onClick={() => setEdited(null)}>
            <UserPlus size={18} aria-hidden="true" />
            <span>{t('clients.addFellow')}</span>
          </Button>
        )
      }
    >
      {travellers.length === 0 ? (
        <EmptyState icon={Users} level={3} heading={t('clients.noFellows')}>
          <p>{t('clients.noFellowsHint')}</p>
        </EmptyState>
      ) : (
        <CardGrid label={t('clients.fellows')}>
          {travellers.map((person) => (
            <Card key={person.id}>
              <Person person={person} />
              {mayEdit && (
                <div className={layout.actions}>
                  <Button onClick={() => setEdited(person)}>{t('clients.edit')}</Button>
                  <Button onClick={() => setRemoved(person)}>{t('clients.remove')}</Button>
                </div>
              )}
            </Card>
          ))}
        </CardGrid>
      )}
      {edited !== undefined && (
        <LazyEditPerson
          client={client}
          edited={{ fellow: edited }}
          heading={edited === null ? t('clients.addFellow') : t('clients.editTitle', { name: personName(edited) })}
          onClose={() => setEdited(undefined)}
          onSaved={(savedDetails) => {
            onSaved(savedDetails);
            setEdited(undefined);
          }}
        />
      )}
      {removed !== undefined && (
        <RemoveFellowTraveller {...{ client, onSaved }} person={removed} onClose={() => setRemoved(undefined)} />
      )}
    </Section>
  );
}

function Person({ person }: { readonly person: VersionedPerson }) {
  const { day } = useFormat();
  return (
    <div>
      <p className={text.strong}>
        <bdi>{personName(person)}</bdi>
      </p>
      <p className={text.soft}>{day(person.birthDate)}</p>
    </div>
  );
}

interface RemoveProps extends Pick<Props, 'client' | 'onSaved'> {
  readonly person: VersionedPerson;
  readonly onClose: () => void;
}

/** Removes a fellow traveller after a confirmation, unless another agent has changed them since they were read. */
function RemoveFellowTraveller({ client, person, onSaved, onClose }: RemoveProps) {
  const { t } = useTranslation('account');
  const { notify } = useRemote();
  const failureText = useFailureText();
  const { busy, run } = useMutation();
  const [refusal, setRefusal] = useState('');
  const name = personName(person);
  return (
    <ConfirmDialog
      heading={t('clients.removeHeading')}
      confirm={t('clients.remove')}
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <p>{t('clients.removeQuestion', { name })}</p>
      {refusal !== '' && <Notice tone="failure">{refusal}</Notice>}
    </ConfirmDialog>
  );

  async function remove() {
    setRefusal('');
    const path = itemPath('/api/reference/clients', client.id);
    const ownPath = itemPath(`${path}/travellers`, person.id);
    const response = await run({ method: 'DELETE', path: ownPath, query: { version: String(person.version) } });
    const status = response.ok ? 200 : refusalStatus(response.error);
    // If the person was removed or changed meanwhile, their current state is shown.
    const currentResult = status === 404 || status === 409 ? await run({ method: 'GET', path }) : response;
    const savedClient = currentResult.ok ? parseClient(currentResult.value) : undefined;
    if (savedClient !== undefined) onSaved(savedClient);
    if (response.ok || status === 404) {
      notify('success', t('clients.removed', { name: isolateDirection(name) }));
      onClose();
      return;
    }
    setRefusal(status === 409 ? t('clients.changedBeforeRemoval', { name }) : failureText(response.error));
  }
}
