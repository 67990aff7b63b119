import type { ResortHold } from '@livery/contract/resorts/resort-hold';
import { isFromCredit } from '@livery/kit/credit/payment-method-field';
import { Page, QueryResult, useAddressQuery, useMutation, useQuery } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkout } from './checkout.tsx';
import { checkCall } from './hold-calls.ts';
import { HoldWithoutStay, NoHold } from './hold-without-stay.tsx';
import { readHold } from './read-hold.ts';
import { ResortConfirmation } from './resort-confirmation.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useReleaseOnLeave } from './use-release-on-leave.ts';

/** The hold ended without a booking, or the booking was cancelled. */
const ENDED_STATUSES: ReadonlySet<ResortHold['status']> = new Set(['released', 'cancelled']);

/** The hold until it is booked, then the booking. The form stays mounted when the hold expires. */
export function CheckoutScreen() {
  const { t } = useTranslation(['resort', 'kit']);
  const { read } = useAddressQuery();
  const { holdQuery, hold, setValue, fetchHold, timeIsUp } = useHold(read('reference'));
  const { form, bookedFor } = useCheckoutForm({ hold, fetchHold, setValue });
  // While the booking is pending, the hold is not released.
  useReleaseOnLeave(hold?.status === 'held' && !form.busy ? hold.reference : null);

  return (
    <QueryResult
      query={holdQuery}
      loading={
        <Page title={t('kit:checkout.title')}>
          <Skeleton count={6} />
        </Page>
      }
      failed={t('checkout.failed')}
      level={1}
      missing={<NoHold hold={null} />}
    >
      {(foundHold) => {
        if (foundHold === null || ENDED_STATUSES.has(foundHold.status)) return <NoHold hold={foundHold} />;
        if (foundHold.stay === null) return <HoldWithoutStay hold={foundHold} onTimeIsUp={timeIsUp} />;
        if (foundHold.status === 'booked') {
          const { email, firstName, lastName, cardOrCredit } = form.values;
          const guest = `${firstName} ${lastName}`.trim();
          return (
            <ResortConfirmation
              hold={foundHold}
              stay={foundHold.stay}
              email={email}
              guest={guest}
              fromCredit={isFromCredit(cardOrCredit)}
            />
          );
        }
        return (
          <Checkout hold={foundHold} stay={foundHold.stay} form={form} bookedFor={bookedFor} onTimeIsUp={timeIsUp} />
        );
      }}
    </QueryResult>
  );
}

/** @param reference empty for the signed-in user's current hold */
function useHold(reference: string) {
  const holdQuery = useQuery(checkCall(reference), readHold);
  const { run } = useMutation();
  const { state, setValue } = holdQuery;
  const hold = state.kind === 'ready' ? state.value : null;

  /** Fetches the current state of a hold; `undefined` if the call fails. */
  const fetchHold = useCallback(
    async ({ reference: of }: ResortHold): Promise<ResortHold | null | undefined> => {
      const response = await run(checkCall(of));
      return response.ok ? readHold(response.value) : undefined;
    },
    [run],
  );
  const timeIsUp = useCallback(
    (currentHold: ResortHold) => {
      void fetchHold(currentHold).then((latestHold) => setValue(holdAfterTimeout(currentHold, latestHold)));
    },
    [fetchHold, setValue],
  );
  return { holdQuery, hold, setValue, fetchHold, timeIsUp };
}

/**
 * A hold after its countdown has ended, in the state that the service reports. If the service still has it, the clocks
 * differ and the remaining time is unknown; without a response it counts as expired.
 */
export function holdAfterTimeout(hold: ResortHold, latestHold: ResortHold | null | undefined): ResortHold {
  if (latestHold === null || latestHold === undefined) return { ...hold, status: 'expired' };
  return latestHold.status === 'held' ? { ...latestHold, expiresAt: null } : latestHold;
}
