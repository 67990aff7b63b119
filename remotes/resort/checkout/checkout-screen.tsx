import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../kit/data/query-result.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { useAddressQuery } from '../../kit/navigation/address-query.ts';
import { FailedState } from '../../kit/states/failed-state.tsx';
import { Skeleton } from '../../kit/states/skeleton.tsx';
import { Booked } from './booked.tsx';
import { Checkout } from './checkout.tsx';
import type { Hold } from './hold.ts';
import { NothingHeld } from './nothing-held.tsx';
import { useCheckoutForm } from './use-checkout-form.ts';
import { useHold } from './use-hold.ts';
import { useReleaseOnLeave } from './use-release-on-leave.ts';

/** Nothing is left to be booked, or to be shown as booked. */
const OVER: ReadonlySet<Hold['status']> = new Set(['released', 'cancelled']);

/** What is held, until it is booked; what is booked, from then on. The form outlives a hold that runs out. */
export function CheckoutScreen() {
  const { t } = useTranslation('resort');
  const { read } = useAddressQuery();
  const { asked, hold, put, look, timeIsUp } = useHold(read('reference'));
  const form = useCheckoutForm({ hold, look, put });
  // While it is being booked, nobody knows yet whether it is still a hold.
  useReleaseOnLeave(hold?.status === 'held' && !form.busy ? hold.reference : null);

  const { state, retry } = asked;
  if (state.kind === 'failed' && state.failure.kind === 'refused' && state.failure.status === 404) {
    return <NothingHeld hold={null} />;
  }
  return (
    <QueryResult
      query={asked}
      waiting={
        <Page title={t('checkout.title')}>
          <Skeleton count={6} />
        </Page>
      }
      renderFailed={(failure) => (
        <FailedState failure={failure} level={1} heading={t('checkout.failed')} onRetry={retry} />
      )}
    >
      {(found) => {
        if (found === null || found.stay === null || OVER.has(found.status)) return <NothingHeld hold={found} />;
        if (found.status === 'booked') {
          return <Booked reference={found.reference} stay={found.stay} email={form.values.email} />;
        }
        return <Checkout hold={found} stay={found.stay} form={form} onTimeIsUp={timeIsUp} />;
      }}
    </QueryResult>
  );
}
