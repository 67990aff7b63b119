import { type Money, useFormat } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { RadioGroup } from '@livery/ui/radio-group';
import { useTranslation } from 'react-i18next';
import { isolated } from '../format/isolated.ts';
import { useCredit } from './use-credit.ts';

interface Props {
  /** What is paid. */
  readonly total: Money;
  readonly balance: Money;
  readonly field: BoundField<string>;
}

/** What an agent pays with: a card, or their credit where it is enough. */
export function PaymentChoice({ total, balance, field: { value, onChange } }: Props) {
  const { takes, isEnough } = useCredit(total, balance);
  const { t } = useTranslation('kit');
  const { charge, money } = useFormat();
  const amount = takes === null ? '' : isolated(charge(takes));
  return (
    <RadioGroup
      label={t('checkout.payment.title')}
      boxed
      value={value}
      onChange={onChange}
      options={[
        { value: 'card', label: t('checkout.payment.card') },
        {
          value: 'credit',
          label: t('checkout.payment.credit', { amount: isolated(charge(balance)) }),
          disabled: !isEnough,
          ...(takes !== null && { hint: isEnough ? whatItTakes(takes) : t('checkout.payment.tooLow', { amount }) }),
        },
      ]}
    />
  );

  /** The total is shown in the visitor's currency, the credit in its own: the sentence has both. */
  function whatItTakes(taken: Money): string {
    const { currency } = balance;
    const left = isolated(charge({ amount: balance.amount - taken.amount, currency }));
    return money(total) === charge({ ...total, currency })
      ? t('checkout.payment.takes', { amount, left })
      : t('checkout.payment.takesFrom', { amount, left, currency, total: isolated(money(total)) });
  }
}
