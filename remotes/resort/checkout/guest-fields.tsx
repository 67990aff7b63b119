import { Card } from '../../kit/card.tsx';
import { ContactFields } from '../../kit/contact-fields.tsx';
import { FieldRow } from '../../kit/field-row.tsx';
import { TextField } from '../../kit/text-field.tsx';
import type { FormState } from '../../kit/use-form.ts';
import { useVoice } from '../../kit/use-voice.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Who checks in, and how to reach them. */
export function GuestFields({ form }: { readonly form: FormState<CheckoutValues> }) {
  const say = useVoice();
  return (
    <Card heading={say('checkout.guest')}>
      <FieldRow>
        <TextField
          label={say('checkout.firstName')}
          autoComplete="given-name"
          maxLength={60}
          {...form.field('firstName')}
        />
        <TextField
          label={say('checkout.lastName')}
          autoComplete="family-name"
          maxLength={60}
          {...form.field('lastName')}
        />
      </FieldRow>
      <ContactFields form={form} />
    </Card>
  );
}
