import type { WireRecord } from '@livery/remote';

/** A fact about an offer, such as a hotel's check-in time. */
export interface OfferFact {
  readonly code: string;
  readonly value: string;
}

/** Reads the facts of an offer or a booking, without empty ones. */
export function parseFacts(wire: WireRecord): readonly OfferFact[] {
  return wire
    .records('facts')
    .map((fact) => ({ code: fact.text('code'), value: fact.text('value') }))
    .filter(({ code, value }) => code !== '' && value !== '');
}
