import { useFormat, useToday } from '@livery/remote';
import { Form, optionalRule, SubmitButton, textThat, useRules } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { DateField } from '@livery/ui/date-field';
import { Dialog } from '@livery/ui/dialog';
import { FieldRow } from '@livery/ui/field';
import { Notice } from '@livery/ui/notice';
import { TextField } from '@livery/ui/text-field';
import { useTranslation } from 'react-i18next';
import { type GenericSchema, object, string } from 'valibot';
import type { ClientDetails } from './client-wire.ts';
import { ContactFields } from './contact-fields.tsx';
import { NationalityField } from './nationality-field.tsx';
import { type PersonValues, personFields } from './person-values.ts';
import { type Conflict, type EditedPerson, useEditPerson } from './use-edit-person.ts';

interface Props {
  readonly client: ClientDetails;
  readonly edited: EditedPerson;
  readonly heading: string;
  readonly onSaved: (client: ClientDetails) => void;
  readonly onClose: () => void;
}

/** Changes or adds a client or a fellow traveller. */
export function EditPerson({ client, edited, heading, onSaved, onClose }: Props) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const today = useToday().toString();
  const isClient = edited === 'client';
  const schema = usePersonSchema(isClient, today);
  const { form, conflicts } = useEditPerson({ client, edited, schema, onSaved });
  const { field } = form;
  return (
    <Dialog heading={heading} size="wide" onClose={onClose}>
      <Form form={form} label={heading}>
        {conflicts.length > 0 && <Conflicts conflicts={conflicts} onUse={form.set} values={form.values} />}
        <FieldRow>
          <TextField label={t('person.firstName')} autoComplete="off" maxLength={200} {...field('firstName')} />
          <TextField label={t('person.lastName')} autoComplete="off" maxLength={200} optional {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <DateField
            label={t('clients.birthDate')}
            min="1900-01-01"
            max={today}
            optional
            written={day(form.values['birthDate'] ?? '')}
            {...field('birthDate')}
          />
          <NationalityField {...field('nationality')} />
        </FieldRow>
        <TextField label={t('clients.passport')} autoComplete="off" maxLength={20} optional {...field('passport')} />
        {isClient && <ContactFields field={field} />}
        <SubmitButton form={form}>{t('form.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

interface ConflictsProps {
  readonly conflicts: readonly Conflict[];
  readonly values: PersonValues;
  readonly onUse: (values: PersonValues) => void;
}

/**
 * Values that another agent saved in fields with newer input: the typed values stay until the saved ones are chosen.
 */
function Conflicts({ conflicts, values, onUse }: ConflictsProps) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  return conflicts
    .filter(({ name, value }) => values[name] !== value)
    .map(({ name, value }) => {
      const label = t(PERSON_LABELS[name] ?? 'person.name');
      const shownValue = name === 'birthDate' ? day(value) : value;
      return (
        <Notice
          key={name}
          tone="warning"
          action={<Button onClick={() => onUse({ [name]: value })}>{t('clients.useTheirs')}</Button>}
        >
          {value === ''
            ? t('clients.emptiedByOther', { field: label })
            : t('clients.savedByOther', { field: label, value: shownValue })}
        </Notice>
      );
    });
}

const PERSON_LABELS: Readonly<Record<string, PersonLabelKey>> = {
  firstName: 'person.firstName',
  lastName: 'person.lastName',
  birthDate: 'clients.birthDate',
  nationality: 'clients.nationality',
  passport: 'clients.passport',
  email: 'person.email',
  phone: 'person.phone',
  country: 'person.country',
  language: 'clients.language',
  note: 'clients.note',
};

type PersonLabelKey =
  | `person.${'name' | 'firstName' | 'lastName' | 'email' | 'phone' | 'country'}`
  | `clients.${'birthDate' | 'nationality' | 'passport' | 'language' | 'note'}`;

function usePersonSchema(isClient: boolean, today: string): GenericSchema<PersonValues> {
  const { t } = useTranslation('account');
  const rules = useRules();
  const texts = Object.fromEntries(personFields(isClient).map((name) => [name, string()]));
  return object({
    ...texts,
    firstName: rules.required,
    birthDate: textThat(
      optionalRule((value) => value >= '1900' && value <= today),
      t('clients.birthDateProblem'),
    ),
    nationality: textThat(
      optionalRule((value) => /^[A-Z]{2}$/i.test(value.trim())),
      t('clients.nationalityProblem'),
    ),
    passport: textThat(
      optionalRule((value) => /^[A-Z\d]{5,20}$/i.test(value.trim())),
      t('clients.passportProblem'),
    ),
    ...(isClient ? { email: rules.email, phone: rules.optional.phone } : {}),
  } as Readonly<Record<string, GenericSchema<string>>>);
}
