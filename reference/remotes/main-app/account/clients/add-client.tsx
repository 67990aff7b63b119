import { isolateDirection } from '@livery/contract/content/isolated';
import { personName } from '@livery/kit/clients/client-profile';
import { useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { FieldRow } from '@livery/ui/field';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { object, string } from 'valibot';
import { refusalStatus } from '../common/account-states.tsx';
import { type Client, parseAddedClient } from './client-wire.ts';
import { ContactFields } from './contact-fields.tsx';

const EMPTY_CLIENT = { firstName: '', lastName: '', email: '', phone: '', country: '', language: '', note: '' };

/** Adds a client. */
export function AddClient({ onAdded }: { readonly onAdded: (client: Client | undefined) => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify } = useRemote();
  const form = useMutationForm({
    values: EMPTY_CLIENT,
    schema: object({
      firstName: rules.required,
      lastName: string(),
      email: rules.email,
      phone: rules.optional.phone,
      country: string(),
      language: string(),
      note: string(),
    }),
    call: (body) => ({ method: 'POST', path: '/api/reference/clients', body }),
    refusal: (failure) => (refusalStatus(failure) === 409 ? t('clients.taken') : undefined),
    done(response, addedPerson) {
      notify('success', t('clients.added', { name: isolateDirection(personName(addedPerson)) }));
      onAdded(parseAddedClient(response));
    },
  });
  const { field } = form;
  return (
    <Form form={form} label={t('clients.add')}>
      <FieldRow>
        <TextField label={t('person.firstName')} maxLength={200} {...field('firstName')} />
        <TextField label={t('person.lastName')} maxLength={200} optional {...field('lastName')} />
      </FieldRow>
      <ContactFields field={field} />
      <SubmitButton form={form}>{t('clients.add')}</SubmitButton>
    </Form>
  );
}
