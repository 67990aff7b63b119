import { ClientChanged } from '@livery/kit/clients/client-changed';
import { ClientPrefill } from '@livery/kit/clients/client-prefill';
import type { ClientProfile, TravelPerson } from '@livery/kit/clients/client-profile';
import { assignPeople, clientPeople, type FieldGroup } from '@livery/kit/clients/fill-in';
import { TravellerPicker } from '@livery/kit/clients/traveller-picker';
import type { FormClient } from '@livery/kit/clients/use-form-client';
import { type ChosenClient, useToday } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import type { guestKind, TripDays } from '@livery/remote/search';
import { Card } from '@livery/ui/card';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TravellerDetail, TravellerKind } from '../offer/offer-details.ts';
import type { CheckoutValues } from './checkout-values.ts';

interface Props {
  readonly form: Pick<FormState<CheckoutValues>, 'values' | 'set'>;
  readonly asks: readonly TravellerDetail[];
  /** The names of a traveller's fields: person, first name, last name, and the details that the offer requires. */
  readonly namesOf: (index: number, asks: readonly TravellerDetail[]) => readonly string[];
  /** All travellers that can be named. */
  readonly most: readonly TravellerKind[];
  /** The travellers that must be named now. */
  readonly travellers: readonly TravellerKind[];
  readonly days: TripDays | null;
  /** The search's rule for kinds of guests, which the checkout passes. */
  readonly kindOf: typeof guestKind;
  /** Called with whether the agent may not book for this client. */
  readonly onRefused: (refused: boolean) => void;
}

/** Says for whom the booking is, if that has changed, and fills in what is known about the client. */
export function ClientFields({ client, formerClient, ...props }: Props & FormClient) {
  return (
    <>
      <ClientChanged client={client} formerClient={formerClient} />
      {client !== null && <ChosenClientFields key={client.id} client={client} {...props} />}
    </>
  );
}

/** Fills in travellers and contact from the client's profile, and lets the agent choose who each traveller is. */
function ChosenClientFields(props: Props & { readonly client: ChosenClient }) {
  const { client, form, asks, namesOf, most, travellers, days, kindOf, onRefused } = props;
  const { t } = useTranslation('booking');
  const today = useToday().toString();
  const [profile, setProfile] = useState<ClientProfile | null>(null);
  const chosenPeople = most.map((_, index) => form.values[whoIs(index)] ?? '');
  const trip = days ?? { first: today, last: today };
  const kindAt = (birthDate: string) => (birthDate === '' ? 'adult' : kindOf(birthDate, trip));
  return (
    <Card heading={client.name}>
      <ClientPrefill {...{ client, form, groupsOf, onRefused }} onProfile={setProfile} />
      {travellers.map((kind, index) => (
        <TravellerPicker
          key={index}
          {...(travellers.length > 1 ? { label: t(`checkout.kinds.${kind}`, { number: index + 1 }) } : {})}
          profile={profile}
          value={chosenPeople[index] ?? ''}
          fits={({ birthDate }) => kindAt(birthDate) === kind}
          taken={chosenPeople.filter((_, position) => position !== index && position < travellers.length)}
          onChoose={(id) => {
            const person = profile === null ? undefined : clientPeople(profile).find((one) => one.id === id);
            form.set(fieldsOf(index, person));
          }}
        />
      ))}
    </Card>
  );

  function groupsOf(from: ClientProfile): readonly FieldGroup[] {
    const people = assignPeople(clientPeople(from), most, { chosen: chosenPeople, kindOf: kindAt });
    return [
      ...people.map((person, index) => ({ values: fieldsOf(index, person), who: whoIs(index) })),
      { values: { email: from.email } },
      { values: { phone: from.phone } },
    ];
  }

  function whoIs(index: number): string {
    return namesOf(index, asks)[0] ?? '';
  }

  /** A traveller's fields, by their names; empty for nobody. */
  function fieldsOf(index: number, person: TravelPerson | undefined): CheckoutValues {
    const details = (['id', 'firstName', 'lastName', ...asks] as const).map((detail) => person?.[detail] ?? '');
    return Object.fromEntries(namesOf(index, asks).map((name, position) => [name, details[position] ?? '']));
  }
}
