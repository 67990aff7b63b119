import { usePlatformValue, useRemote } from '@livery/remote';
import type { TextFields } from '@livery/remote/forms';
import { Card } from '@livery/ui/card';
import { FieldRow } from '@livery/ui/field';
import text from '@livery/ui/text.module.css';
import { TextField } from '@livery/ui/text-field';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './card-fields.module.css';
import type { CardField } from './payment-card.ts';

/** The payment card: the fields of `NO_CARD`, under `useCardRules()`. Its number is never sent. */
export function CardFields({ form }: { readonly form: TextFields<CardField> }) {
  const { t } = useTranslation('kit');
  return (
    <Card heading={t('card.title')}>
      <p className={styles.secure}>
        <ShieldCheck size={18} aria-hidden="true" />
        <span>{t('card.test', { number: '4242 4242 4242 4242' })}</span>
      </p>
      <FieldRow>
        <TextField
          label={t('card.number')}
          autoComplete="cc-number"
          inputMode="numeric"
          maxLength={23}
          {...form.field('cardNumber')}
        />
        <TextField label={t('card.name')} autoComplete="cc-name" maxLength={80} {...form.field('cardName')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={t('card.expiry')}
          hint={t('card.expiryHint')}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={9}
          {...form.field('cardExpiry')}
        />
        <TextField
          label={t('card.code')}
          hint={t('card.codeHint')}
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

/** The payment provider (rules 3.9); nothing until it is loaded, or if the platform names none. */
function PaymentProviderLine() {
  const { t } = useTranslation('kit');
  const paymentGateway = usePlatformValue(useRemote().platform.paymentGateway);
  const gateway = paymentGateway.kind === 'ready' ? paymentGateway.value : '';
  const [firstLine = '', ...remainingLines] = gateway.trim();
  if (firstLine === '') return null;
  return (
    <p className={text.small}>{t('card.handledBy', { provider: firstLine.toUpperCase() + remainingLines.join('') })}</p>
  );
}
