import type { CallFailure } from '@livery/remote';
import { NotFoundState, Page, useQuery, useRemote } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemPage } from '../../item-page.tsx';
import { parseDetails } from '../offer/details-wire.ts';
import type { Product } from '../offer/offer.ts';
import type { OfferDetails } from '../offer/offer-details.ts';
import { offerPath } from '../offer/offer-path.ts';
import { productDefinition } from '../product/product.ts';

/**
 * Refetches while the old value is shown; resolves to the new value, `null` if the offer no longer exists, `undefined`
 * if the call failed.
 */
export type RefreshOffer = () => Promise<OfferDetails | null | undefined>;

interface Props {
  readonly product: Product;
  readonly offerId: string;
  readonly children: (details: OfferDetails, refresh: RefreshOffer) => ReactNode;
}

/** A step of booking an offer, once the offer is loaded; otherwise the reason why it can't be loaded. */
export function OfferStep({ product, offerId, children }: Props) {
  const { t } = useTranslation('booking');
  const { request } = useRemote();
  const path = offerPath(product, offerId);
  const read = useCallback((response: unknown) => parseDetails(product, response), [product]);
  const query = useQuery(offerId === '' ? null : { method: 'GET', path }, read);
  const { state, setValue } = query;
  return (
    <ItemPage
      query={query}
      gone={offerId === '' || (state.kind === 'failed' && isGone(state.failure))}
      missing={
        <NotFoundState heading={t('gone.title')} to={productDefinition(product).pages.base} action={t('gone.search')} />
      }
      loading={
        <Page title={t('details.waiting')}>
          <Skeleton shape="picture" />
          <Skeleton count={6} />
        </Page>
      }
      failed={t('details.failed')}
    >
      {(details) => children(details, refresh)}
    </ItemPage>
  );

  async function refresh() {
    const response = await request({ method: 'GET', path });
    if (!response.ok) return isGone(response.error) ? null : undefined;
    const details = read(response.value);
    if (details !== undefined) setValue(details);
    return details;
  }
}

/** Whether the offer doesn't exist, or no longer exists. */
function isGone(failure: CallFailure): boolean {
  return failure.kind === 'refused' && [400, 404, 410].includes(failure.status);
}
