import { useTranslation } from 'react-i18next';
import { useLive } from '../../../design/use-live.ts';
import { CardFields } from '../../kit/booking/card-fields.tsx';
import { ContactFields } from '../../kit/booking/contact-fields.tsx';
import { Card } from '../../kit/cards/card.tsx';
import { HiddenPrice } from '../../kit/format/price.tsx';
import { FieldRow } from '../../kit/forms/field.tsx';
import { Form, SubmitButton } from '../../kit/forms/form.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import type { FormState } from '../../kit/forms/use-form.ts';
import { Columns } from '../../kit/layout/columns.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../kit/navigation/breadcrumbs.tsx';
import { Notice } from '../../kit/states/notice.tsx';
import { useRemote } from '../../kit/use-remote.ts';
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
  const { showsPrices } = useLive(useRemote().session);
  const back = resortAddress(hold);
  const isHeld = hold.status === 'held';
  const trail = [
    { label: t('title'), to: RESORT_PAGES.home },
    { label: stay.propertyName, to: back },
  ].filter(({ label }) => label !== '');
  return (
    <Page title={t('checkout.title')} above={<Breadcrumbs trail={trail} />}>
      {isHeld ? (
        <HoldBanner hold={hold} back={back} onTimeIsUp={onTimeIsUp} />
      ) : (
        <ExpiredBanner propertyId={hold.propertyId} stay={stay} back={back} />
      )}
      {showsPrices ? (
        <Columns aside={<StaySummary stay={stay} />}>
          <Form form={form} label={t('checkout.title')}>
            <GuestFields form={form} />
            <CardFields form={form} />
            {isHeld && (
              <SubmitButton form={form} fullWidth>
                {t('checkout.book')}
              </SubmitButton>
            )}
            <p>
              <small>{t('checkout.terms')}</small>
            </p>
          </Form>
        </Columns>
      ) : (
        <Notice action={<HiddenPrice />}>{t('checkout.logIn')}</Notice>
      )}
    </Page>
  );
}

/** Name and contact details of the guest who checks in. */
function GuestFields({ form }: { readonly form: FormState<CheckoutValues> }) {
  const { t } = useTranslation('resort');
  return (
    <Card heading={t('checkout.guest')}>
      <FieldRow>
        <TextField
          label={t('checkout.firstName')}
          autoComplete="given-name"
          maxLength={60}
          {...form.field('firstName')}
        />
        <TextField
          label={t('checkout.lastName')}
          autoComplete="family-name"
          maxLength={60}
          {...form.field('lastName')}
        />
      </FieldRow>
      <ContactFields form={form} />
    </Card>
  );
}
