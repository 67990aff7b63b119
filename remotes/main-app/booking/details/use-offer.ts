import { useCallback } from 'react';
import type { Query } from '../../../kit/data/use-query.ts';
import { useQuery } from '../../../kit/data/use-query.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { readDetails } from '../offer/details-wire.ts';
import type { OfferDetails } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';

const READERS: Readonly<Record<Product, (response: unknown) => OfferDetails | undefined>> = {
  hotel: (response) => readDetails('hotel', response),
  car: (response) => readDetails('car', response),
  activity: (response) => readDetails('activity', response),
  flight: (response) => readDetails('flight', response),
  cruise: (response) => readDetails('cruise', response),
};

export interface OfferQuery {
  readonly query: Query<OfferDetails>;
  /** The offer doesn't exist, or no longer exists. */
  readonly gone: boolean;
  /** Refetches while the old value stays shown: resolves to the new value, `null` where the offer is gone, `undefined` where the call failed. */
  readonly refresh: () => Promise<OfferDetails | null | undefined>;
}

/** Queries an offer. */
export function useOffer(product: Product, offerId: string): OfferQuery {
  const { request } = useRemote();
  const path = `/api/reference/${product}/offers/${encodeURIComponent(offerId)}`;
  const query = useQuery(offerId === '' ? null : { method: 'GET', path }, READERS[product]);
  const { state, put } = query;
  const refresh = useCallback(async () => {
    const response = await request({ method: 'GET', path });
    if (!response.ok) return response.error.kind === 'refused' && isGone(response.error.status) ? null : undefined;
    const details = READERS[product](response.value);
    if (details !== undefined) put(details);
    return details;
  }, [request, path, product, put]);
  const refused = state.kind === 'failed' && state.failure.kind === 'refused' && isGone(state.failure.status);
  return { query, gone: offerId === '' || refused, refresh };
}

function isGone(status: number): boolean {
  return status === 404 || status === 410 || status === 400;
}
