import type { FlightFare, FlightLeg, FlightOffer, Offer } from '../offer/offer.ts';

/** Combines flights with the same legs into one itinerary with all their fares, at the position of the first. */
export function mergeItineraries(offers: readonly Offer[]): readonly Offer[] {
  const mergedOffers = new Map<string, Offer>();
  for (const offer of offers) {
    const key = offer.product === 'flight' && offer.legs.length > 0 ? offer.legs.map(legKey).join() : `/${offer.id}`;
    const knownOffer = mergedOffers.get(key);
    const isSame = knownOffer?.product === 'flight' && offer.product === 'flight';
    mergedOffers.set(key, isSame ? withFares(knownOffer, [...knownOffer.fares, ...offer.fares]) : offer);
  }
  return [...mergedOffers.values()];
}

function legKey({ flightNumber, from, to, departure, arrival }: FlightLeg): string {
  return `${flightNumber}/${from}/${to}/${departure}/${arrival}`;
}

/** An itinerary with only these fares, at the price of the cheapest of them; unchanged if there are none. */
export function withFares(offer: FlightOffer, fares: readonly FlightFare[]): FlightOffer {
  const available = fares.filter(({ left }) => left !== 0);
  const [firstFare, ...otherFares] = available.length > 0 ? available : fares;
  if (firstFare === undefined) return offer;
  const cheapestFare = otherFares.reduce(
    (bestFare, nextFare) => (nextFare.price.total < bestFare.price.total ? nextFare : bestFare),
    firstFare,
  );
  const { offerId, price, cabin, cabinBags, checkedBags } = cheapestFare;
  return { ...offer, id: offerId, price, cabin, cabinBags, checkedBags, fares };
}
