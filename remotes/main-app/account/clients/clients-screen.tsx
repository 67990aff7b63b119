import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { AddClient } from './add-client.tsx';
import { ClientList } from './client-list.tsx';
import { readClients } from './client-wire.ts';

/** The agency's clients. */
export function ClientsScreen() {
  return <ForAgents feature="clients">{() => <Clients />}</ForAgents>;
}

function Clients() {
  const { t } = useTranslation('account');
  const [adding, setAdding] = useState(false);
  const asked = useQuery({ method: 'GET', path: '/api/reference/clients' }, readClients);
  return (
    <Page
      title={t('clients.title')}
      lead={t('clients.lead')}
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <UserPlus size={18} aria-hidden="true" />
          {t('clients.add')}
        </Button>
      }
    >
      <AccountAsked asked={asked}>{(clients) => <ClientList clients={clients} />}</AccountAsked>
      {adding && <AddClient onClose={() => setAdding(false)} />}
    </Page>
  );
}
