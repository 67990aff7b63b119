import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../../kit/data/query-result.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../../kit/states/not-found-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import type { Product } from '../product/product.ts';
import { PRODUCT_PAGES } from '../product/product-pages.ts';
import { BookingConfirmed } from './booking-confirmed.tsx';
import { readBooking } from './booking-wire.ts';

interface Props {
  readonly product: Product;
  readonly referenceNumber: string;
}

/** What was booked, to keep. */
export function ConfirmationScreen({ product, referenceNumber }: Props) {
  const { t } = useTranslation('booking');
  const path = `/api/reference/bookings/${encodeURIComponent(referenceNumber)}`;
  const asked = useQuery(referenceNumber === '' ? null : { method: 'GET', path }, readBooking);
  const { state, retry } = asked;
  const refused = state.kind === 'failed' && state.failure.kind === 'refused' && state.failure.status < 500;
  if (referenceNumber === '' || refused) {
    return (
      <NotFoundState heading={t('confirmation.missing')} to={PRODUCT_PAGES[product].base} action={t('gone.search')} />
    );
  }
  return (
    <QueryResult
      query={asked}
      waiting={
        <Page title={t('confirmation.waiting')} width="reading">
          <Skeleton count={6} />
        </Page>
      }
      renderFailed={(failure) => (
        <FailedState failure={failure} level={1} heading={t('confirmation.failed')} onRetry={retry} />
      )}
    >
      {(booking) => <BookingConfirmed booking={booking} />}
    </QueryResult>
  );
}
