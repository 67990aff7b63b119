import { Page, useFormat, useQuery, useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { FieldRow } from '@livery/ui/field';
import { RadioGroup } from '@livery/ui/radio-group';
import type { Column } from '@livery/ui/table';
import { TextField } from '@livery/ui/text-field';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, picklist, string } from 'valibot';
import { AccountQueryResult, AgentsOnly, refusalStatus } from '../common/account-states.tsx';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { itemPath } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { AgentStatus, RoleName } from './agent-screen.tsx';
import { type Agent, parseStaff, ROLES, type RoleId } from './agent-wire.ts';

type Invitation = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: RoleId;
};

/** Invites a person to work for the agency. */
function InviteAgent({ onClose, onInvited }: { readonly onClose: () => void; readonly onInvited: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm<Invitation>({
    values: { firstName: '', lastName: '', email: '', role: 'agent' },
    schema: object({ firstName: rules.required, lastName: string(), email: rules.email, role: picklist(ROLES) }),
    call: (body) => ({ method: 'POST', path: '/api/reference/agents', body }),
    refusal: (failure) => (refusalStatus(failure) === 409 ? t('agents.taken') : undefined),
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
          <TextField label={t('person.firstName')} maxLength={200} {...field('firstName')} />
          <TextField label={t('person.lastName')} maxLength={200} optional {...field('lastName')} />
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
  const query = useQuery({ method: 'GET', path: '/api/reference/agents' }, parseStaff);
  return (
    <Page
      title={t('agents.title')}
      lead={t('agents.lead')}
      actions={
        mayInvite && (
          <Button variant="primary" onClick={() => setInviting(true)}>
            <UserPlus size={18} aria-hidden="true" />
            <span>{t('agents.invite')}</span>
          </Button>
        )
      }
    >
      <AccountQueryResult query={query}>
        {({ agents }) => (
          <PagedTable caption={t('agents.title')} rows={agents} rowKey={({ id }) => id} columns={columns} />
        )}
      </AccountQueryResult>
      {inviting && <InviteAgent onClose={() => setInviting(false)} onInvited={query.retry} />}
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
      cell: ({ id, name }) => linkCell(itemPath('/users/agents/view', id), <bdi>{name}</bdi>),
    },
    {
      label: t('agents.role'),
      sort: { id: 'role', by: ({ role }) => role },
      cell: (agent) => <RoleName agent={agent} />,
    },
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
