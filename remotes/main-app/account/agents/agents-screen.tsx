import { Breadcrumbs, ButtonLink, PARENT_PAGES, Page, useFormat, useQuery, useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { Dialog } from '@livery/ui/dialog';
import { Facts } from '@livery/ui/facts';
import { FieldRow } from '@livery/ui/field';
import { RadioGroup } from '@livery/ui/radio-group';
import type { Column } from '@livery/ui/table';
import { TextField } from '@livery/ui/text-field';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, picklist } from 'valibot';
import { AccountQueryResult, AgentsOnly, Missing, statusOf } from '../common/account-states.tsx';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { pathTo } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { type Agent, readAgents } from './agent-wire.ts';

const ROLES = ['agent', 'restricted', 'sales', 'admin'] as const;

type Invitation = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: (typeof ROLES)[number];
};

/** Invites a person to work for the agency. */
function InviteAgent({ onClose, onInvited }: { readonly onClose: () => void; readonly onInvited: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm<Invitation>({
    values: { firstName: '', lastName: '', email: '', role: 'agent' },
    schema: object({ firstName: rules.required, lastName: rules.required, email: rules.email, role: picklist(ROLES) }),
    call: (body) => ({ method: 'POST', path: '/api/reference/agents', body }),
    refusal: (failure) => (statusOf(failure) === 409 ? t('agents.taken') : undefined),
    done(_response, { email }) {
      notify('success', t('agents.invitationSent', { email }));
      onClose();
      onInvited();
    },
  });
  const { field } = form;
  return (
    <Dialog heading={t('agents.invite')} size="wide" onClose={onClose}>
      <Form form={form} label={t('agents.invite')}>
        <FieldRow>
          <TextField label={t('person.firstName')} maxLength={100} {...field('firstName')} />
          <TextField label={t('person.lastName')} maxLength={100} {...field('lastName')} />
        </FieldRow>
        <TextField label={t('person.email')} type="email" {...field('email')} />
        <RadioGroup
          label={t('agents.role')}
          boxed
          value={form.values.role}
          onChange={(role) => form.set({ role })}
          options={ROLES.map((value) => ({
            value,
            label: t(`agents.roles.${value}`),
            hint: t(`agents.roleHints.${value}`),
          }))}
        />
        <SubmitButton form={form}>{t('agents.sendInvitation')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** The agency's agents. */
export function AgentsScreen() {
  return <AgentsOnly feature="agents">{(profile) => <Agents mayInvite={mayWrite(profile, 'agents')} />}</AgentsOnly>;
}

function Agents({ mayInvite }: { readonly mayInvite: boolean }) {
  const { t } = useTranslation('account');
  const columns = useAgentColumns();
  const [inviting, setInviting] = useState(false);
  const query = useQuery({ method: 'GET', path: '/api/reference/agents' }, readAgents);
  return (
    <Page
      title={t('agents.title')}
      lead={t('agents.lead')}
      actions={
        mayInvite && (
          <Button variant="primary" onClick={() => setInviting(true)}>
            <UserPlus size={18} aria-hidden="true" />
            {t('agents.invite')}
          </Button>
        )
      }
    >
      <AccountQueryResult query={query}>
        {(agents) => <PagedTable caption={t('agents.title')} rows={agents} rowKey={({ id }) => id} columns={columns} />}
      </AccountQueryResult>
      {inviting && <InviteAgent onClose={() => setInviting(false)} onInvited={query.retry} />}
    </Page>
  );
}

function AgentStatus({ agent }: { readonly agent: Pick<Agent, 'invited'> }) {
  const { t } = useTranslation('account');
  return (
    <Badge tone={agent.invited ? 'warning' : 'success'}>{t(agent.invited ? 'agents.invited' : 'agents.active')}</Badge>
  );
}

/** One agent; the side navigation links to the visitor's own page. */
export function AgentScreen({ id }: { readonly id: string }) {
  return <AgentsOnly feature="agents">{(profile) => <OneAgent id={id} own={id === profile.id} />}</AgentsOnly>;
}

function OneAgent({ id, own }: { readonly id: string; readonly own: boolean }) {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  const query = useQuery({ method: 'GET', path: '/api/reference/agents' }, readAgents);
  const list = { to: PARENT_PAGES['/users/agents/view/{id}'], label: t('agents.title') };
  const found = query.state.kind === 'ready' ? query.state.value.find((agent) => agent.id === id) : undefined;
  const title = found?.name ?? t('agents.one');
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
        {() =>
          found === undefined ? (
            <Missing heading={t('agents.missing')} to={list.to} action={t('agents.all')} />
          ) : (
            <Card heading={t('clients.contact')}>
              <Facts
                items={[
                  { label: t('agents.role'), value: <bdi>{found.role}</bdi> },
                  { label: t('person.email'), value: <bdi>{found.email}</bdi> },
                  { label: t('list.status'), value: <AgentStatus agent={found} /> },
                  {
                    label: t('agents.prices'),
                    value: t(found.restricted ? 'agents.pricesHidden' : 'agents.pricesShown'),
                  },
                  { label: t('bookings.title'), value: number(found.bookings) },
                ]}
              />
            </Card>
          )
        }
      </AccountQueryResult>
    </Page>
  );
}

/** The agents as a table. */
function useAgentColumns(): readonly Column<Agent>[] {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  return [
    {
      label: t('person.name'),
      sort: { id: 'name', by: ({ name }) => name },
      cell: ({ id, name }) => linkCell(pathTo('/users/agents/view', id), <bdi>{name}</bdi>),
    },
    { label: t('agents.role'), sort: { id: 'role', by: ({ role }) => role }, cell: ({ role }) => <bdi>{role}</bdi> },
    { label: t('person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { label: t('list.status'), cell: (agent) => <AgentStatus agent={agent} /> },
    {
      label: t('bookings.title'),
      end: true,
      sort: { id: 'bookings', by: ({ bookings }) => bookings },
      cell: ({ bookings }) => number(bookings),
    },
  ];
}
