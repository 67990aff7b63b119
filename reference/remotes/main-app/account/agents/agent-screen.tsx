import { Breadcrumbs, ButtonLink, PARENT_PAGES, Page, useFormat, useQuery } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult, AgentsOnly, MissingItemState } from '../common/account-states.tsx';
import { LeaveGuard } from '../common/leave-guard.tsx';
import { mayWrite } from '../common/permissions.ts';
import { AccessText, AgentAccess } from './agent-access.tsx';
import { type Agent, parseStaff } from './agent-wire.ts';

/** The role in the visitor's language; the platform's name if the role can't be assigned. */
export function RoleName({
  agent: { role, roleId, isOwner },
}: {
  readonly agent: Pick<Agent, 'role' | 'roleId' | 'isOwner'>;
}) {
  const { t } = useTranslation('account');
  const roleName = isOwner ? 'owner' : roleId;
  return <bdi>{roleName === null ? role : t(`agents.roles.${roleName}`)}</bdi>;
}

/** Whether an agent has accepted the invitation. */
export function AgentStatus({ agent }: { readonly agent: Pick<Agent, 'invited'> }) {
  const { t } = useTranslation('account');
  return (
    <Badge tone={agent.invited ? 'warning' : 'success'}>{t(agent.invited ? 'agents.invited' : 'agents.active')}</Badge>
  );
}

/** One agent; the side navigation links to the visitor's own page. */
export function AgentScreen({ id }: { readonly id: string }) {
  return (
    <AgentsOnly feature="agents">
      {(profile) => <LoadedAgent id={id} own={id === profile.id} mayChange={mayWrite(profile, 'agents')} />}
    </AgentsOnly>
  );
}

interface LoadedAgentProps {
  readonly id: string;
  readonly own: boolean;
  readonly mayChange: boolean;
}

function LoadedAgent({ id, own, mayChange }: LoadedAgentProps) {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  const query = useQuery({ method: 'GET', path: '/api/reference/agents' }, parseStaff);
  const list = { to: PARENT_PAGES['/users/agents/view/{id}'], label: t('agents.title') };
  const foundAgent =
    query.state.kind === 'ready' ? query.state.value.agents.find((agent) => agent.id === id) : undefined;
  const title = foundAgent?.name ?? t('agents.one');
  return (
    <Page
      title={title}
      above={<Breadcrumbs trail={[list, { label: title }]} />}
      actions={
        <>
          {own && (
            <ButtonLink variant="primary" to="/settings/profile">
              {t('agents.editProfile')}
            </ButtonLink>
          )}
          <ButtonLink to={list.to}>{t('agents.all')}</ButtonLink>
        </>
      }
    >
      <AccountQueryResult query={query}>
        {({ roles }) =>
          foundAgent === undefined ? (
            <MissingItemState heading={t('agents.missing')} to={list.to} action={t('agents.all')} />
          ) : (
            <>
              <Card heading={t('clients.contact')}>
                <Facts
                  items={[
                    { label: t('agents.role'), value: <RoleName agent={foundAgent} /> },
                    { label: t('person.email'), value: <bdi>{foundAgent.email}</bdi> },
                    { label: t('list.status'), value: <AgentStatus agent={foundAgent} /> },
                    {
                      label: t('agents.prices'),
                      value: t(foundAgent.restricted ? 'agents.pricesHidden' : 'agents.pricesShown'),
                    },
                    { label: t('bookings.title'), value: number(foundAgent.bookings) },
                    ...(foundAgent.changedBy === ''
                      ? []
                      : [{ label: t('agents.changedBy'), value: <bdi>{foundAgent.changedBy}</bdi> }]),
                  ]}
                />
              </Card>
              {mayChange && !own && foundAgent.roleId !== null ? (
                <LeaveGuard>
                  <AgentAccess
                    agent={{ ...foundAgent, roleId: foundAgent.roleId }}
                    roles={roles}
                    onSaved={(nextAgent) =>
                      query.change((staff) => ({
                        ...staff,
                        agents: staff.agents.map((agent) => (agent.id === nextAgent.id ? nextAgent : agent)),
                      }))
                    }
                    onStale={query.retry}
                  />
                </LeaveGuard>
              ) : (
                <AccessText permissions={foundAgent.permissions} />
              )}
            </>
          )
        }
      </AccountQueryResult>
    </Page>
  );
}
