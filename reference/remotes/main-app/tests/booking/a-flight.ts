import type { FlightFare, FlightLeg, FlightOffer } from '../../booking/offer/offer.ts';
import { sharedFields } from './an-offer.ts';

export function aFare(fields: Partial<FlightFare> & { readonly total?: number } = {}): FlightFare {
  const { total = 300, ...otherFields } = fields;
  return {
    offerId: 'offer-1',
    id: 'light',
    name: 'Light',
    cabin: 'economy',
    price: { published: null, total, base: null, taxesAndFees: null, markupPercentage: null, discountPercentage: null },
    cabinBags: 1,
    checkedBags: 0,
    changeFee: 60,
    refundable: false,
    left: null,
    ...otherFields,
  };
}

export function aLeg(fields: Partial<FlightLeg> = {}): FlightLeg {
  return {
    from: 'LIS',
    to: 'OSL',
    departure: '2026-12-01T09:00',
    arrival: '2026-12-01T14:00',
    durationMinutes: 240,
    stops: [],
    flightNumber: 'N0 100',
    segments: [],
    ...fields,
  };
}

/** A flight with these fares, at the price of the first. */
export function aFlight(fields: Partial<FlightOffer> = {}): FlightOffer {
  const shared = sharedFields();
  const fares = fields.fares ?? [aFare({ offerId: fields.id ?? shared.id })];
  const [firstFare = aFare()] = fares;
  return {
    ...shared,
    product: 'flight',
    airline: { name: 'Northwind', code: 'N0', logo: '' },
    legs: [aLeg()],
    cabin: firstFare.cabin,
    cabinBags: firstFare.cabinBags,
    checkedBags: firstFare.checkedBags,
    party: { adults: 1, children: 0, infants: 0 },
    price: firstFare.price,
    fares,
    ...fields,
  };
}
