import { isolateDirection } from '@livery/contract/content/isolated';
import { type Money, Translations, useFormat } from '@livery/remote';
import { Facts } from '@livery/ui/facts';
import { useTranslation } from 'react-i18next';
import { CREDIT_MESSAGES } from './messages.ts';
import { useCredit } from './use-credit.ts';

interface Props {
  /** The amount paid. */
  readonly total: Money;
  /** The currency of the credit. */
  readonly currency: string;
}

/** A constant list: a new list would be loaded again. */
const MESSAGE_FILES = [CREDIT_MESSAGES];

/** The amount that a booking took from an agent's credit, as announced by the payment choice. */
export function PaidFromCredit(props: Props) {
  return (
    <Translations files={MESSAGE_FILES} loading={null}>
      <PaidAmount {...props} />
    </Translations>
  );
}

function PaidAmount({ total, currency }: Props) {
  const { t } = useTranslation('credit');
  const { charge } = useFormat();
  const { takes } = useCredit(total, { amount: 0, currency });
  if (takes === null) return null;
  return <Facts items={[{ label: t('paidWith'), value: t('credit', { amount: isolateDirection(charge(takes)) }) }]} />;
}
