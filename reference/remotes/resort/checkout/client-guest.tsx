import { ClientChanged } from '@livery/kit/clients/client-changed';
import { ClientPrefill } from '@livery/kit/clients/client-prefill';
import type { ClientProfile, TravelPerson } from '@livery/kit/clients/client-profile';
import { clientPeople, type FieldGroup } from '@livery/kit/clients/fill-in';
import { TravellerPicker } from '@livery/kit/clients/traveller-picker';
import type { FormClient } from '@livery/kit/clients/use-form-client';
import type { ChosenClient } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { guestKind } from '@livery/remote/search';
import { useState } from 'react';
import type { CheckoutValues } from './hold-calls.ts';

interface Props {
  readonly form: FormState<CheckoutValues>;
  /** The day of arrival, `2026-02-03`: children don't check in. */
  readonly checkIn: string;
  readonly onRefused: (refused: boolean) => void;
}

/**
 * Fills in guest and contact from the client's profile, and lets the agent choose who the guest is; nothing without a
 * client.
 */
export function ClientGuest({ client, formerClient, ...props }: Props & FormClient) {
  return (
    <>
      <ClientChanged client={client} formerClient={formerClient} />
      {client !== null && <Guest key={client.id} client={client} {...props} />}
    </>
  );
}

function Guest({ form, client, checkIn, onRefused }: Props & { readonly client: ChosenClient }) {
  const [profile, setProfile] = useState<ClientProfile | null>(null);
  return (
    <>
      <ClientPrefill {...{ client, form, groupsOf, onRefused }} onProfile={setProfile} />
      <TravellerPicker
        profile={profile}
        value={form.values.person}
        taken={[]}
        fits={({ birthDate }) =>
          birthDate === '' || guestKind(birthDate, { first: checkIn, last: checkIn }) === 'adult'
        }
        onChoose={(id) => form.set(guestFields(profile === null ? undefined : findPerson(profile, id)))}
      />
    </>
  );

  function groupsOf(from: ClientProfile): readonly FieldGroup[] {
    return [
      { values: guestFields(findPerson(from, form.values.person) ?? from), who: 'person' },
      { values: { email: from.email } },
      { values: { phone: from.phone } },
    ];
  }
}

function findPerson(profile: ClientProfile, id: string): TravelPerson | undefined {
  return clientPeople(profile).find((person) => person.id === id);
}

function guestFields(person: TravelPerson | undefined) {
  return { person: person?.id ?? '', firstName: person?.firstName ?? '', lastName: person?.lastName ?? '' };
}
