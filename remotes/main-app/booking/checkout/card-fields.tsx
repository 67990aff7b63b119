import { ShieldCheck } from 'lucide-react';
import { Card } from '../../../kit/card.tsx';
import { FieldRow } from '../../../kit/field-row.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import type { FormState } from '../../../kit/use-form.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import styles from './checkout.module.css';
import type { CheckoutValues } from './checkout-values.ts';

/** The card that pays. Its number stays in the page. */
export function CardFields({ form }: { readonly form: FormState<CheckoutValues> }) {
  const say = useVoice();
  return (
    <Card heading={say('card.title')}>
      <p className={styles.secure}>
        <ShieldCheck size={18} aria-hidden="true" />
        {say('card.test', { number: '4242 4242 4242 4242' })}
      </p>
      <FieldRow>
        <TextField
          label={say('card.number')}
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={23}
          {...form.field('cardNumber')}
        />
        <TextField label={say('card.name')} autoComplete="cc-name" maxLength={80} {...form.field('cardName')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={say('card.expiry')}
          hint={say('card.expiryHint')}
          autoComplete="cc-exp"
          maxLength={9}
          {...form.field('cardExpiry')}
        />
        <TextField
          label={say('card.code')}
          hint={say('card.codeHint')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          {...form.field('cardCode')}
        />
      </FieldRow>
    </Card>
  );
}
