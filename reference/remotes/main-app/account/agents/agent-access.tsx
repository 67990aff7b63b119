import { isolateDirection } from '@livery/contract/content/isolated';
import { useFormat, useRemote } from '@livery/remote';
import { SubmitButton } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { Facts } from '@livery/ui/facts';
import layout from '@livery/ui/layout.module.css';
import { RadioGroup } from '@livery/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { refusalStatus } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { RecordForm } from '../common/record-form.tsx';
import { useRecordForm } from '../common/use-record-form.ts';
import styles from './agent-access.module.css';
import { type Agent, type Permissions, parseAgent, ROLES, type RoleId, type Staff } from './agent-wire.ts';
import {
  FEATURES,
  type FeaturePermissions,
  featurePermissions,
  grantedPermission,
  withPermission,
} from './permissions-table.ts';

interface Props {
  readonly agent: Agent & { readonly roleId: RoleId };
  readonly roles: Staff['roles'];
  readonly onSaved: (agent: Agent) => void;
  /** Called if another person has changed the agent: the page is out of date. */
  readonly onStale: () => void;
}

/** The role, and the permissions for each feature. */
type GrantedAccess = { readonly role: RoleId } & FeaturePermissions;

/** Gives an agent a role, and permissions that may differ from the role's. */
export function AgentAccess({ agent, roles, onSaved, onStale }: Props) {
  const { t } = useTranslation('account');
  const { list } = useFormat();
  const { notify } = useRemote();
  const form = useRecordForm<GrantedAccess>({
    values: { role: agent.roleId, ...featurePermissions(agent.permissions) },
    changedBy: () => agent.changedBy,
    // The role with its permissions: a new role alone would set its own.
    call: ({ role: newRole, ...changed }, { role, ...permissions }) => ({
      method: 'POST',
      path: itemPath('/api/reference/agents', agent.id),
      body: {
        ...(newRole === undefined ? { permissions: changed } : { role, permissions }),
        version: agent.version,
      },
    }),
    refusal(failure) {
      if (refusalStatus(failure) !== 409) return undefined;
      onStale();
      return t('agents.conflict');
    },
    done(response) {
      notify('success', t('agents.accessSaved', { name: isolateDirection(agent.name) }));
      onSaved(parseAgent(response) ?? agent);
    },
  });
  const { role, ...permissions } = form.values;
  return (
    <Card heading={t('agents.access')}>
      <RecordForm form={form} label={t('agents.access')} labelOf={labelOf} textOf={textOf}>
        <RadioGroup
          label={t('agents.role')}
          boxed
          value={role}
          onChange={(next) => form.set({ role: next, ...featurePermissions(roles.get(next) ?? permissions) })}
          options={ROLES.map((value) => ({
            value,
            label: t(`agents.roles.${value}`),
            hint: t(`agents.roleHints.${value}`),
          }))}
        />
        <div className={styles.features}>
          {FEATURES.map(([feature, title]) => {
            const { read, write } = grantedPermission(permissions, feature);
            const change = (access: 'read' | 'write') => (granted: boolean) =>
              form.set({ [feature]: withPermission(permissions, feature, access, granted)[feature] });
            return (
              <FieldGroup key={feature} label={t(title)}>
                <div className={layout.actions}>
                  <CheckBox label={t('agents.maySee')} value={read} onChange={change('read')} />
                  <CheckBox label={t('agents.mayChange')} value={write} onChange={change('write')} />
                </div>
              </FieldGroup>
            );
          })}
        </div>
        <div>
          <SubmitButton form={form}>{t('form.save')}</SubmitButton>
        </div>
      </RecordForm>
    </Card>
  );

  function labelOf(name: string): string {
    const [, title] = FEATURES.find(([feature]) => feature === name) ?? [];
    return t(title ?? 'agents.role');
  }

  function textOf(_: string, value: unknown): string {
    const knownRole = ROLES.find((candidate) => candidate === value);
    if (knownRole !== undefined) return t(`agents.roles.${knownRole}`);
    const { read = false, write = false } = (value ?? {}) as Partial<Permissions[string]>;
    const grantedRights = [...(read ? [t('agents.maySee')] : []), ...(write ? [t('agents.mayChange')] : [])];
    return list(grantedRights) || t('agents.nothing');
  }
}

/** An agent's permissions, for users who can't change them. */
export function AccessText({ permissions }: { readonly permissions: Permissions }) {
  const { t } = useTranslation('account');
  const { list } = useFormat();
  const titles = (access: 'read' | 'write') =>
    list(FEATURES.filter(([feature]) => grantedPermission(permissions, feature)[access]).map(([, title]) => t(title)));
  return (
    <Card heading={t('agents.access')}>
      <Facts
        items={[
          { label: t('agents.maySee'), value: titles('read') || t('agents.nothing') },
          { label: t('agents.mayChange'), value: titles('write') || t('agents.nothing') },
        ]}
      />
    </Card>
  );
}
