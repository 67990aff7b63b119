import { useTranslation } from 'react-i18next';
import { ContactFields } from '../../kit/booking/contact-fields.tsx';
import { Card } from '../../kit/cards/card.tsx';
import { FieldRow } from '../../kit/forms/field.tsx';
import { TextField } from '../../kit/forms/text-field.tsx';
import type { FormState } from '../../kit/forms/use-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Who checks in, and how to reach them. */
export function GuestFields({ form }: { readonly form: FormState<CheckoutValues> }) {
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
