import { ShieldCheck } from 'lucide-react';
import type { CardField } from './card.ts';
import { Card } from './card.tsx';
import styles from './card-fields.module.css';
import { FieldRow } from './field-row.tsx';
import { PaymentProviderLine } from './payment-provider-line.tsx';
import { TextField } from './text-field.tsx';
import type { TextFields } from './use-form.ts';
import { useVoice } from './use-voice.ts';

/** The card that pays: the fields of `NO_CARD`, under `useCardRules()`. Its number stays in the page. */
export function CardFields({ form }: { readonly form: TextFields<CardField> }) {
  const say = useVoice();
  return (
    <Card heading={say('kit.card.title')}>
      <p className={styles.secure}>
        <ShieldCheck size={18} aria-hidden="true" />
        {say('kit.card.test', { number: '4242 4242 4242 4242' })}
      </p>
      <FieldRow>
        <TextField
          label={say('kit.card.number')}
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={23}
          {...form.field('cardNumber')}
        />
        <TextField label={say('kit.card.name')} autoComplete="cc-name" maxLength={80} {...form.field('cardName')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={say('kit.card.expiry')}
          hint={say('kit.card.expiryHint')}
          autoComplete="cc-exp"
          maxLength={9}
          {...form.field('cardExpiry')}
        />
        <TextField
          label={say('kit.card.code')}
          hint={say('kit.card.codeHint')}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
          {...form.field('cardCode')}
        />
      </FieldRow>
      <PaymentProviderLine />
    </Card>
  );
}
