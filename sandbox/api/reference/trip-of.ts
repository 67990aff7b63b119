import { airportOf } from '../../world/reference/airlines.ts';
import { daysAfter } from '../../world/reference/days.ts';
import type { Offer, OfferPlace } from '../../world/reference/offer.ts';

interface Trip {
  /** Days of the place. */
  readonly start: string;
  readonly end: string | null;
  /** Where, in words. */
  readonly place: string;
}

/** When and where an offer takes place. */
export function tripOf(offer: Offer): Trip {
  switch (offer.product) {
    case 'hotel':
      return { start: offer.stay.checkIn, end: offer.stay.checkOut, place: called(offer.place) };
    case 'car':
      return { start: offer.pickUp.at.slice(0, 10), end: offer.return.at.slice(0, 10), place: offer.pickUp.name };
    case 'activity':
      return { start: offer.date, end: null, place: called(offer.place) };
    case 'flight': {
      const [there, back] = offer.legs;
      const place = [there?.from, there?.to].map((code = '') => airportOf(code)?.city || code).join(' to ');
      return { start: there?.departure.slice(0, 10) ?? '', end: back?.arrival.slice(0, 10) ?? null, place };
    }
    case 'cruise':
      return { start: offer.departure, end: daysAfter(offer.departure, offer.nights), place: offer.departurePort };
  }
}

const called = ({ city, country }: OfferPlace): string => `${city}, ${country}`;
