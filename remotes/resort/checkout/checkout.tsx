import { CheckoutForm, CheckoutPage, NameFields } from '@livery/kit/booking/checkout-page';
import { ContactFields } from '@livery/kit/booking/contact-fields';
import { bookingTrail } from '@livery/remote';
import type { FormState } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { Columns } from '@livery/ui/columns';
import { useTranslation } from 'react-i18next';
import { RESORT_PAGES } from '../resort-pages.ts';
import { ExpiredBanner } from './expired-banner.tsx';
import { type Hold, type HoldStay, resortAddress } from './hold.ts';
import { HoldBanner } from './hold-banner.tsx';
import type { CheckoutValues } from './hold-calls.ts';
import { StaySummary } from './stay-summary.tsx';

interface Props {
  readonly hold: Hold;
  readonly stay: HoldStay;
  readonly form: FormState<CheckoutValues>;
  readonly onTimeIsUp: (hold: Hold) => void;
}

/** Books the hold; when it expires the form stays, until the unit is held again. */
export function Checkout({ hold, stay, form, onTimeIsUp }: Props) {
  const { t } = useTranslation('resort');
  const back = resortAddress(hold);
  const isHeld = hold.status === 'held';
  const trail = bookingTrail('checkout', {
    base: { label: t('title'), to: RESORT_PAGES.base },
    details: stay.propertyName === '' ? null : { label: stay.propertyName, to: back },
  });
  return (
    <CheckoutPage
      trail={trail}
      banner={
        isHeld ? (
          <HoldBanner hold={hold} back={back} onTimeIsUp={onTimeIsUp} />
        ) : (
          <ExpiredBanner propertyId={hold.propertyId} stay={stay} back={back} />
        )
      }
    >
      <Columns side="first" aside={<StaySummary stay={stay} />}>
        <CheckoutForm form={form} canBook={isHeld} total={stay.total}>
          <Card heading={t('checkout.guest')}>
            <NameFields first={form.field('firstName')} last={form.field('lastName')} />
            <ContactFields form={form} />
          </Card>
        </CheckoutForm>
      </Columns>
    </CheckoutPage>
  );
}
