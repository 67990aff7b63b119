import type { FlightFare, FlightLeg, FlightOffer, Offer } from '../offer/offer.ts';

/** Flights with the same legs are one itinerary, with the fares of all of them, where the first of them was. */
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

/** An itinerary with these fares only, and what the cheapest that is left of them costs; itself if there are none. */
export function withFares(offer: FlightOffer, fares: readonly FlightFare[]): FlightOffer {
  const available = fares.filter(({ left }) => left !== 0);
  const [first, ...others] = available.length > 0 ? available : fares;
  if (first === undefined) return offer;
  const cheapest = others.reduce((best, next) => (next.price.total < best.price.total ? next : best), first);
  const { offerId, price, cabin, cabinBags, checkedBags } = cheapest;
  return { ...offer, id: offerId, price, cabin, cabinBags, checkedBags, fares };
}
