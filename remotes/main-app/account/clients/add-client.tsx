import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/field.tsx';
import { Form, SubmitButton } from '../../../kit/forms/form.tsx';
import { TextField } from '../../../kit/forms/text-field.tsx';
import { useMutationForm } from '../../../kit/forms/use-mutation-form.ts';
import { useRules } from '../../../kit/forms/use-rules.ts';
import { Dialog } from '../../../kit/layout/dialog.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { CountryField } from '../common/country-field.tsx';
import { isConflict } from '../common/failures.ts';
import { pathTo } from '../common/paths.ts';
import { readAdded } from './client-wire.ts';

const EMPTY_CLIENT = { firstName: '', lastName: '', email: '', phone: '', country: '', note: '' };

/** Adds a client, and shows them. */
export function AddClient({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify, navigate } = useRemote();
  const form = useMutationForm({
    values: EMPTY_CLIENT,
    rules: {
      firstName: rules.required,
      lastName: rules.required,
      email: rules.email,
      phone: rules.optional(rules.phone),
    },
    call: (body) => ({ method: 'POST', path: '/api/reference/clients', body }),
    refusal: (failure) => (isConflict(failure) ? t('clients.taken') : undefined),
    done(response, { firstName, lastName }) {
      notify('success', t('clients.added', { name: `${firstName} ${lastName}` }));
      const added = readAdded(response);
      onClose();
      if (added !== undefined) navigate(pathTo('/users/clients', added.id));
    },
  });
  const { field } = form;
  return (
    <Dialog heading={t('clients.add')} size="wide" onClose={onClose}>
      <Form form={form} label={t('clients.add')}>
        <FieldRow>
          <TextField label={t('person.firstName')} maxLength={100} {...field('firstName')} />
          <TextField label={t('person.lastName')} maxLength={100} {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextField label={t('person.email')} type="email" {...field('email')} />
          <TextField label={t('person.phone')} type="tel" optional {...field('phone')} />
        </FieldRow>
        <CountryField {...field('country')} />
        <TextField label={t('clients.note')} multiline optional maxLength={1000} {...field('note')} />
        <SubmitButton form={form}>{t('clients.add')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
