import { isolateDirection } from '@livery/contract/content/isolated';
import { type Money, Translations, useFormat } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { RadioGroup } from '@livery/ui/radio-group';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { CREDIT_MESSAGES } from './messages.ts';
import { useCredit } from './use-credit.ts';

interface Props {
  /** The amount to pay. */
  readonly total: Money;
  readonly balance: Money;
  readonly field: BoundField<string>;
}

/** A constant list: a new list would be loaded again. */
const MESSAGE_FILES = [CREDIT_MESSAGES];

/** An agent's payment method: a card, or their credit if it is enough. */
export function PaymentChoice(props: Props) {
  return (
    <Translations files={MESSAGE_FILES} loading={<Skeleton shape="rows" count={2} />}>
      <PaymentMethodChoice {...props} />
    </Translations>
  );
}

function PaymentMethodChoice({ total, balance, field: { value, onChange } }: Props) {
  const { takes, isEnough } = useCredit(total, balance);
  const { t } = useTranslation('credit');
  const { charge, money } = useFormat();
  const amount = takes === null ? '' : isolateDirection(charge(takes));
  return (
    <RadioGroup
      label={t('title')}
      boxed
      value={value}
      onChange={onChange}
      options={[
        { value: 'card', label: t('card') },
        {
          value: 'credit',
          label: t('credit', { amount: isolateDirection(charge(balance)) }),
          disabled: !isEnough,
          ...(takes !== null && { hint: isEnough ? whatItTakes(takes) : t('tooLow', { amount }) }),
        },
      ]}
    />
  );

  /** The total is shown in the visitor's currency, the credit in its own: the sentence contains both. */
  function whatItTakes(takenPrice: Money): string {
    const { currency } = balance;
    const remainingCredit = isolateDirection(charge({ amount: balance.amount - takenPrice.amount, currency }));
    return money(total) === charge({ ...total, currency })
      ? t('takes', { amount, left: remainingCredit })
      : t('takesFrom', { amount, left: remainingCredit, currency, total: isolateDirection(money(total)) });
  }
}
