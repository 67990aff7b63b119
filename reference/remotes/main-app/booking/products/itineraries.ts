import type { FlightFare, FlightLeg, FlightOffer, Offer } from '../offer/offer.ts';

/** Combines flights with the same legs into one itinerary with all their fares, at the position of the first. */
export function itineraries(offers: readonly Offer[]): readonly Offer[] {
  const merged = new Map<string, Offer>();
  for (const offer of offers) {
    const key = offer.product === 'flight' && offer.legs.length > 0 ? offer.legs.map(legKey).join() : `/${offer.id}`;
    const known = merged.get(key);
    const isSame = known?.product === 'flight' && offer.product === 'flight';
    merged.set(key, isSame ? withFares(known, [...known.fares, ...offer.fares]) : offer);
  }
  return [...merged.values()];
}

function legKey({ flightNumber, from, to, departure, arrival }: FlightLeg): string {
  return `${flightNumber}/${from}/${to}/${departure}/${arrival}`;
}

/** An itinerary with only these fares, at the price of the cheapest of them; unchanged if there are none. */
export function withFares(offer: FlightOffer, fares: readonly FlightFare[]): FlightOffer {
  const available = fares.filter(({ left }) => left !== 0);
  const [first, ...others] = available.length > 0 ? available : fares;
  if (first === undefined) return offer;
  const cheapest = others.reduce((best, next) => (next.price.total < best.price.total ? next : best), first);
  const { offerId, price, cabin, cabinBags, checkedBags } = cheapest;
  return { ...offer, id: offerId, price, cabin, cabinBags, checkedBags, fares };
}
