import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { Missing } from '../frame/missing.tsx';
import { pathTo } from '../frame/path-to.ts';
import { ClientDetails } from './client-details.tsx';
import { readClient } from './client-wire.ts';

interface Props {
  readonly id: string;
}

/** One client, and what is booked for them. */
export function ClientScreen({ id }: Props) {
  return <ForAgents feature="clients">{() => <OneClient id={id} />}</ForAgents>;
}

function OneClient({ id }: Props) {
  const { t } = useTranslation('account');
  const asked = useQuery({ method: 'GET', path: pathTo('/api/reference/clients', id) }, readClient);
  const title = asked.state.kind === 'ready' ? asked.state.value.name : t('clients.one');
  const list = { to: '/users/clients', label: t('clients.title') };
  return (
    <Page title={title} above={<Breadcrumbs trail={[list, { label: title }]} />}>
      <AccountAsked
        asked={asked}
        missing={<Missing heading={t('clients.missing')} to={list.to} action={t('clients.others')} />}
      >
        {(client) => <ClientDetails client={client} />}
      </AccountAsked>
    </Page>
  );
}
