import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { RadioGroup } from '../../../kit/forms/radio-group.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import { Dialog } from '../../../kit/layout/dialog.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { isConflict } from '../common/failures.ts';

const ROLES = ['agent', 'restricted', 'sales', 'admin'] as const;

type Invitation = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: (typeof ROLES)[number];
};

/** Invites somebody to work for the agency. */
export function InviteAgent({ onClose, onInvited }: { readonly onClose: () => void; readonly onInvited: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm<Invitation>({
    values: { firstName: '', lastName: '', email: '', role: 'agent' },
    rules: { firstName: rules.required, lastName: rules.required, email: rules.email },
    call: (body) => ({ method: 'POST', path: '/api/reference/agents', body }),
    refusal: (failure) => (isConflict(failure) ? t('agents.taken') : undefined),
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
