import { Page, useAddressQuery, useRemote } from '@livery/remote';
import { Form, plainDigits, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { TextField } from '@livery/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'valibot';
import { readBookedEmail, readLastTabBooking } from '../../booking/confirmation/booked-email.ts';
import { AgencyContact } from './agency-contact.tsx';
import { TripDetails } from './trip-screen.tsx';
import { parseTrip, type Trip } from './trip-wire.ts';

interface FoundTrip {
  readonly trip: Trip;
  readonly email: string;
}

/** A booking, for anybody who knows its reference number and e-mail address: no log-in is needed. */
export function ManageBookingScreen() {
  const { t } = useTranslation('account');
  const [foundTrip, setFound] = useState<FoundTrip | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const reference = foundTrip?.trip.referenceNumber;
  useEffect(() => {
    // The form that had the focus was removed.
    if (reference !== undefined) page.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [reference]);

  if (foundTrip === null) return <FindBooking onFound={setFound} />;
  return (
    <div ref={page}>
      <Page
        title={foundTrip.trip.title}
        lead={t('manage.found')}
        actions={<Button onClick={() => setFound(null)}>{t('manage.another')}</Button>}
      >
        <TripDetails
          trip={foundTrip.trip}
          email={foundTrip.email}
          mayCancel
          onCancelled={(trip) => setFound({ ...foundTrip, trip })}
        />
      </Page>
    </div>
  );
}

function FindBooking({ onFound }: { readonly onFound: (found: FoundTrip) => void }) {
  const { t } = useTranslation(['account', 'ui']);
  const { read } = useAddressQuery();
  const { notify } = useRemote();
  const { required, email } = useRules();
  const reference = read('reference') || readLastTabBooking().reference;
  const form = useMutationForm({
    values: { reference, email: readBookedEmail(reference) },
    schema: object({ reference: required, email }),
    call: (values) => ({
      method: 'POST',
      path: '/api/reference/bookings/find',
      body: { referenceNumber: plainDigits(values.reference), email: values.email.trim() },
    }),
    // The same for a wrong number and a wrong address.
    refusal(failure) {
      if (failure.kind !== 'refused') return undefined;
      if (failure.status === 429) return t('manage.tooMany');
      return failure.status < 500 ? t('manage.notFound') : undefined;
    },
    done(response, values) {
      const trip = parseTrip(response);
      if (trip === undefined) notify('failure', t('ui:failure.other'));
      else onFound({ trip, email: values.email.trim() });
    },
  });
  return (
    <Page title={t('manage.title')} lead={t('manage.lead')} width="narrow">
      <Form form={form} label={t('manage.title')}>
        <TextField
          label={t('trip.reference')}
          hint={t('manage.referenceHint')}
          autoComplete="off"
          maxLength={40}
          {...form.field('reference')}
        />
        <TextField
          label={t('manage.email')}
          hint={t('manage.emailHint')}
          type="email"
          autoComplete="email"
          maxLength={120}
          {...form.field('email')}
        />
        <SubmitButton form={form} fullWidth>
          {t('manage.find')}
        </SubmitButton>
      </Form>
      <AgencyContact />
    </Page>
  );
}
