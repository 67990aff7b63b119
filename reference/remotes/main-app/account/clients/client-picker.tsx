import { FailedState, QueryResult, useQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import layout from '@livery/ui/layout.module.css';
import { Skeleton } from '@livery/ui/skeleton';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import { SearchX, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalStatus } from '../common/account-states.tsx';
import { matchesWords } from '../common/filters.tsx';
import { mayWrite } from '../common/permissions.ts';
import { AddClient } from './add-client.tsx';
import styles from './client-picker.module.css';
import { type Client, parseClients } from './client-wire.ts';

/** More than anybody reads; the other clients can be found by name. */
const MAX_CLIENTS_SHOWN = 50;

/** The list from which an agent chooses a client to book for, in the shell's dialog. */
export function ClientPicker() {
  const { t } = useTranslation('account');
  const { session, chooseClient } = useRemote();
  const { profile } = useLive(session);
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({ method: 'GET', path: '/api/reference/clients' }, parseClients);
  if (isAdding) {
    return (
      <div ref={focusFirstField} className={layout.stack}>
        <div>
          <Button onClick={() => setAdding(false)}>{t('clients.others')}</Button>
        </div>
        <AddClient onAdded={(addedClient) => (addedClient === undefined ? setAdding(false) : choose(addedClient))} />
      </div>
    );
  }
  return (
    <QueryResult
      query={query}
      loading={<Skeleton shape="rows" />}
      renderFailed={(failure) => (
        <FailedState
          failure={failure}
          level={3}
          {...(refusalStatus(failure) === 403 ? { heading: t('access.notGranted') } : {})}
          onRetry={query.retry}
        />
      )}
    >
      {(clients) => (
        <ClientChoice
          clients={clients}
          onChoose={choose}
          onAdd={profile !== null && mayWrite(profile, 'clients') ? () => setAdding(true) : undefined}
        />
      )}
    </QueryResult>
  );

  function choose({ id, name }: Client) {
    chooseClient({ id, name });
  }
}

/** The element that had the focus before was removed. */
function focusFirstField(part: HTMLElement | null) {
  part?.querySelector('input')?.focus();
}

interface ClientChoiceProps {
  readonly clients: readonly Client[];
  readonly onChoose: (client: Client) => void;
  readonly onAdd: (() => void) | undefined;
}

function ClientChoice({ clients, onChoose, onAdd }: ClientChoiceProps) {
  const { t } = useTranslation('account');
  const [words, setWords] = useState('');
  const foundClients = clients.filter(({ name, email, phone }) => matchesWords(words, [name, email, phone]));
  return (
    <div ref={focusFirstField} className={layout.stack}>
      <div className={styles.head}>
        <TextField label={t('clients.search')} type="search" value={words} onChange={setWords} />
        {onAdd !== undefined && (
          <Button onClick={onAdd}>
            <UserPlus size={18} aria-hidden="true" />
            <span>{t('clients.add')}</span>
          </Button>
        )}
      </div>
      <p role="status" className={styles.count}>
        {t('clients.found', { count: foundClients.length })}
      </p>
      {foundClients.length === 0 ? (
        <EmptyState icon={SearchX} level={3} heading={t(clients.length === 0 ? 'clients.none' : 'list.nothingFound')} />
      ) : (
        <ul role="list" className={styles.list} aria-label={t('clients.title')}>
          {foundClients.slice(0, MAX_CLIENTS_SHOWN).map((client) => (
            <li key={client.id}>
              <button type="button" className={styles.client} onClick={() => onChoose(client)}>
                <bdi className={styles.name}>{client.name}</bdi>
                <bdi className={styles.email}>{client.email}</bdi>
              </button>
            </li>
          ))}
        </ul>
      )}
      {foundClients.length > MAX_CLIENTS_SHOWN && <p>{t('clients.onlySome', { number: MAX_CLIENTS_SHOWN })}</p>}
    </div>
  );
}
