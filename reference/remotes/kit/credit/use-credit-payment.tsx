import { type Money, useRemote } from '@livery/remote';
import type { BoundField } from '@livery/remote/forms';
import { Skeleton } from '@livery/ui/skeleton';
import { useLive } from '@livery/ui/use-live';
import { Lazy } from '../lazy.tsx';
import { loadPaymentChoice } from './lazy-payment-choice.ts';
import { isFromCredit } from './payment-method-field.ts';

/** The other payment methods of a checkout; `undefined` for users without credit at the agency. */
export function useCreditPayment(total: Money, field: BoundField<string>) {
  const { profile } = useLive(useRemote().session);
  const balance = profile?.isTravelAgent === true ? profile.credits : null;
  if (balance === null || balance.amount <= 0) return undefined;
  const choice = (
    <Lazy load={loadPaymentChoice} waiting={<Skeleton shape="rows" count={2} />} level={2}>
      {({ PaymentChoice }) => <PaymentChoice total={total} balance={balance} field={field} />}
    </Lazy>
  );
  return { choice, isByCard: !isFromCredit(field.value) };
}
