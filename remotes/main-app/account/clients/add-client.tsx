import { Dialog } from '../../../kit/dialog.tsx';
import { FieldRow } from '../../../kit/field-row.tsx';
import { Form } from '../../../kit/form.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useDeed } from '../../../kit/use-deed.ts';
import { useFailureText } from '../../../kit/use-failure-text.ts';
import { useForm } from '../../../kit/use-form.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useRules } from '../../../kit/use-rules.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { CountryField } from '../frame/country-field.tsx';
import { isPhone } from '../frame/is-phone.ts';
import { pathTo } from '../frame/path-to.ts';
import { readAdded } from './client-wire.ts';

const NOBODY = { firstName: '', lastName: '', email: '', phone: '', country: '', note: '' };

/** Adds a client, and shows them. */
export function AddClient({ onClose }: { readonly onClose: () => void }) {
  const say = useVoice();
  const rules = useRules();
  const { run } = useDeed();
  const failureText = useFailureText();
  const { notify, navigate } = useRemote();
  const form = useForm({
    values: NOBODY,
    rules: {
      firstName: rules.required,
      lastName: rules.required,
      email: rules.email,
      phone: (phone) => (phone.trim() === '' || isPhone(phone) ? undefined : say('form.phone')),
    },
    async submit(values) {
      const answer = await run({ method: 'POST', path: '/api/reference/clients', body: values });
      if (!answer.ok) {
        const taken = answer.error.kind === 'refused' && answer.error.status === 409;
        return taken ? say('clients.taken') : failureText(answer.error);
      }
      notify('success', say('clients.added', { name: `${values.firstName} ${values.lastName}` }));
      const added = readAdded(answer.value);
      onClose();
      if (added !== undefined) navigate(pathTo('/users/clients', added.id));
      return undefined;
    },
  });
  const { field } = form;
  return (
    <Dialog heading={say('clients.add')} size="wide" onClose={onClose}>
      <Form form={form} label={say('clients.add')}>
        <FieldRow>
          <TextField label={say('person.firstName')} maxLength={100} {...field('firstName')} />
          <TextField label={say('person.lastName')} maxLength={100} {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextField label={say('person.email')} type="email" {...field('email')} />
          <TextField label={say('person.phone')} type="tel" optional {...field('phone')} />
        </FieldRow>
        <CountryField {...field('country')} />
        <TextField label={say('clients.note')} multiline optional maxLength={1000} {...field('note')} />
        <SubmitButton form={form}>{say('clients.add')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
