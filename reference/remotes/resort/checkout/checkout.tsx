import type { HeldStay, ResortHold } from '@livery/contract/resorts/resort-hold';
import { CheckoutForm, CheckoutPage, NameFields } from '@livery/kit/booking/checkout-page';
import { ContactFields } from '@livery/kit/booking/contact-fields';
import type { FormClient } from '@livery/kit/clients/use-form-client';
import { PAYMENT_METHOD_FIELD } from '@livery/kit/credit/payment-method-field';
import { useCreditPayment } from '@livery/kit/credit/use-credit-payment';
import { bookingTrail } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESORT_PAGES } from '../resort-pages.ts';
import { ClientGuest } from './client-guest.tsx';
import { ExpiredBanner } from './expired-banner.tsx';
import { resortAddress } from './hold.ts';
import { HoldBanner } from './hold-banner.tsx';
import type { CheckoutValues } from './hold-calls.ts';
import { StaySummary } from './stay-summary.tsx';

interface Props {
  readonly hold: ResortHold;
  readonly stay: HeldStay;
  readonly form: FormState<CheckoutValues>;
  readonly bookedFor: FormClient;
  readonly onTimeIsUp: (hold: ResortHold) => void;
}

/** Books the hold; when it expires the form stays, until the unit is held again. */
export function Checkout({ hold, stay, form, bookedFor, onTimeIsUp }: Props) {
  const { t } = useTranslation('resort');
  const [refused, setRefused] = useState(false);
  const payment = useCreditPayment(stay.total, form.field(PAYMENT_METHOD_FIELD));
  const backAddress = resortAddress(hold);
  const isHeld = hold.status === 'held';
  const trail = bookingTrail('checkout', {
    base: { label: t('title'), to: RESORT_PAGES.base },
    details: stay.propertyName === '' ? null : { label: stay.propertyName, to: backAddress },
  });
  return (
    <CheckoutPage
      trail={trail}
      banner={
        isHeld ? (
          <HoldBanner hold={hold} back={backAddress} onTimeIsUp={onTimeIsUp} />
        ) : (
          <ExpiredBanner propertyId={hold.propertyId} stay={stay} back={backAddress} />
        )
      }
    >
      <Columns side="first" aside={<StaySummary stay={stay} />}>
        <CheckoutForm form={form} canBook={isHeld && !refused} total={stay.total} payment={payment}>
          <Card heading={t('checkout.guest')}>
            <ClientGuest {...bookedFor} form={form} checkIn={stay.checkIn} onRefused={setRefused} />
            <NameFields firstField={form.field('firstName')} lastField={form.field('lastName')} />
            <ContactFields form={form} />
          </Card>
        </CheckoutForm>
      </Columns>
    </CheckoutPage>
  );
}
