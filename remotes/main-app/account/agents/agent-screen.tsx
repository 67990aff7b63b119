import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { AccountQueryResult, ForAgents, Missing } from '../common/account-states.tsx';
import { type Agent, readAgents } from './agent-wire.ts';
import { AgentStatus } from './agents-screen.tsx';

/** One of those who work for the agency; the one whose page the side navigation leads to is the visitor. */
export function AgentScreen({ id }: { readonly id: string }) {
  return <ForAgents feature="agents">{(profile) => <OneAgent id={id} own={id === profile.id} />}</ForAgents>;
}

function OneAgent({ id, own }: { readonly id: string; readonly own: boolean }) {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  const query = useQuery({ method: 'GET', path: '/api/reference/agents' }, readAgents);
  const list = { to: '/users/agents/view', label: t('agents.title') };
  const found = query.state.kind === 'ready' ? query.state.value.find((agent) => agent.id === id) : undefined;
  const title = found?.name ?? t('agents.one');
  return (
    <Page
      title={title}
      above={<Breadcrumbs trail={[list, { label: title }]} />}
      actions={
        <>
          {own && (
            <ButtonLink look="primary" to="/settings/profile">
              {t('agents.editProfile')}
            </ButtonLink>
          )}
          <ButtonLink to={list.to}>{t('agents.all')}</ButtonLink>
        </>
      }
    >
      <AccountQueryResult query={query}>
        {() =>
          found === undefined ? (
            <Missing heading={t('agents.missing')} to={list.to} action={t('agents.all')} />
          ) : (
            <Card heading={t('clients.contact')}>
              <Facts of={factsOf(found)} />
            </Card>
          )
        }
      </AccountQueryResult>
    </Page>
  );

  function factsOf(agent: Agent) {
    return [
      { label: t('agents.role'), value: <bdi>{agent.role}</bdi> },
      { label: t('person.email'), value: <bdi>{agent.email}</bdi> },
      { label: t('list.status'), value: <AgentStatus agent={agent} /> },
      { label: t('agents.prices'), value: t(agent.restricted ? 'agents.pricesHidden' : 'agents.pricesShown') },
      { label: t('bookings.title'), value: number(agent.bookings) },
    ];
  }
}
