import type { Money } from '@livery/remote';
import type { Stay } from './stay.ts';

interface ProposedResort {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** For all nights. */
  readonly total: Money;
}

/** A resort for a stay, in the form in which agents propose it to a client. */
export function resortOffer({ id, name, image, total }: ProposedResort, { checkIn, checkOut, adults, children }: Stay) {
  return {
    product: 'resort',
    id: [id, checkIn, checkOut, adults, children].join('~'),
    name,
    picture: image,
    price: { total: total.amount, currency: total.currency },
    stay: { checkIn, checkOut, adults, children },
  };
}
