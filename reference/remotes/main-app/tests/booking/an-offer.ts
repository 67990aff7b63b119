import type { ActivityOffer, CarOffer, HotelOffer, SharedOfferFields } from '../../booking/offer/offer.ts';

/** A hotel that can be booked. */
export function anOffer(fields: Partial<HotelOffer> & { readonly total?: number } = {}): HotelOffer {
  const { total = 300, ...otherFields } = fields;
  return {
    product: 'hotel',
    id: 'offer-1',
    name: 'Hotel Alcove',
    picture: '',
    pictures: [],
    point: { latitude: 38.72, longitude: -9.14 },
    rating: 4.2,
    reviews: 12,
    price: { published: 400, total, base: 200, taxesAndFees: 40, markupPercentage: 30, discountPercentage: 25 },
    perUnit: 'stay',
    freeCancellationUntil: '',
    tags: [],
    stars: 4,
    city: 'Lisbon',
    country: 'Portugal',
    distance: 1,
    distanceFrom: '',
    board: 'room-only',
    stay: { checkIn: '2026-12-01', checkOut: '2026-12-03', nights: 2, rooms: 1, adults: 2, children: 0, byRoom: [] },
    ...otherFields,
  };
}

/** The fields of every offer. */
export function sharedFields(): SharedOfferFields {
  const { product: _, stay: _stay, stars: _stars, city: _city, country: _country, ...otherFields } = anOffer();
  const { distance: _distance, distanceFrom: _from, board: _board, ...shared } = otherFields;
  return shared;
}

export function aCar(fields: Partial<CarOffer> = {}): CarOffer {
  const counter = { name: 'Lisbon Airport (LIS)', at: '2026-12-01T11:00' };
  return {
    ...sharedFields(),
    product: 'car',
    perUnit: 'trip',
    pickUp: counter,
    dropOff: counter,
    supplier: { name: '', logo: '' },
    seats: 5,
    bags: 2,
    doors: 5,
    transmission: '',
    fuel: '',
    category: '',
    days: 3,
    driver: { age: 25, residence: 'DE' },
    ...fields,
  };
}

export function anActivity(): ActivityOffer {
  return {
    ...sharedFields(),
    product: 'activity',
    perUnit: 'person',
    durationMinutes: 90,
    place: 'Lisbon',
    category: '',
    slots: [],
    date: '2026-12-02',
  };
}
