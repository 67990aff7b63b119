import { isolated } from '@livery/kit/format/isolated';
import { type Money, useFormat } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { RadioGroup } from '@livery/ui/radio-group';
import { useTranslation } from 'react-i18next';
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
  const { t } = useTranslation('booking');
  const { charge } = useFormat();
  const taken = takes === null ? '' : isolated(charge(takes));
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
          ...(takes !== null && {
            hint: t(isEnough ? 'checkout.payment.takes' : 'checkout.payment.tooLow', { amount: taken }),
          }),
        },
      ]}
    />
  );
}
