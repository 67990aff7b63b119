import { useCallback } from 'react';
import { type Query, useQuery } from '../../../kit/data/use-query.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { readDetails } from '../offer/details-wire.ts';
import type { OfferDetails } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';

const READERS: Readonly<Record<Product, (answer: unknown) => OfferDetails | undefined>> = {
  hotel: (answer) => readDetails('hotel', answer),
  car: (answer) => readDetails('car', answer),
  activity: (answer) => readDetails('activity', answer),
  flight: (answer) => readDetails('flight', answer),
  cruise: (answer) => readDetails('cruise', answer),
};

export interface AskedOffer {
  readonly asked: Query<OfferDetails>;
  /** There is no such offer, or there is no longer. */
  readonly gone: boolean;
  /** Asks once more without taking away what is shown: what holds now, `null` where it is gone, `undefined` where nobody knows. */
  readonly refresh: () => Promise<OfferDetails | null | undefined>;
}

/** Asks for an offer. */
export function useOffer(product: Product, offerId: string): AskedOffer {
  const { request } = useRemote();
  const path = `/api/reference/${product}/offers/${encodeURIComponent(offerId)}`;
  const asked = useQuery(offerId === '' ? null : { method: 'GET', path }, READERS[product]);
  const { state, put } = asked;
  const refresh = useCallback(async () => {
    const answer = await request({ method: 'GET', path });
    if (!answer.ok) return answer.error.kind === 'refused' && isGone(answer.error.status) ? null : undefined;
    const details = READERS[product](answer.value);
    if (details !== undefined) put(details);
    return details;
  }, [request, path, product, put]);
  const refused = state.kind === 'failed' && state.failure.kind === 'refused' && isGone(state.failure.status);
  return { asked, gone: offerId === '' || refused, refresh };
}

function isGone(status: number): boolean {
  return status === 404 || status === 410 || status === 400;
}
