import { relatedSearches, type Trip } from '@livery/kit/booking/related-searches';
import { SAMPLE_AGENCY } from '@livery/remote/testing';
import { describe, expect, it } from 'vitest';
import { bookedTrip } from '../../booking/confirmation/booked-trip.ts';
import type { Booking } from '../../booking/confirmation/booking-wire.ts';
import type { DestinationVisit } from '../../booking/confirmation/visit.ts';
import type { FlightOffer } from '../../booking/offer/offer.ts';
import { aBooking } from './a-booking.ts';
import { aFlight } from './a-flight.ts';

describe('what else belongs to a trip', () => {
  const today = Temporal.PlainDate.from('2026-11-25');
  const defaultGuests = {
    flight: { adults: 1, children: 0, infants: 0 },
    cruise: { adults: 2, children: 0, infants: 0 },
  };
  const menu = (services: readonly string[]) =>
    SAMPLE_AGENCY.bookingMenu.map((item) => ({ ...item, active: services.includes(item.service) }));
  const relatedOf = (trip: Trip | null, services: readonly string[] = ['hotels', 'cars', 'activities']) => {
    const agency = { ...SAMPLE_AGENCY, bookingMenu: menu(services) };
    return trip === null ? [] : relatedSearches(trip, { agency, today, defaultGuests });
  };
  const related = (fields: Partial<Booking>, services?: readonly string[]) =>
    relatedOf(bookedTrip(aBooking(fields)), services);

  it('are cars and activities at the place and on the days of a stay', () => {
    expect(
      related({}).map(({ to }) => Object.fromEntries(new URL(to, 'https://site.example').searchParams)),
    ).toMatchObject([
      {
        pickUp: 'Lisbon, Portugal',
        pickupLatitude: '38.7',
        pickUpDateTime: '2026-12-01T11:00',
        returnDateTime: '2026-12-03T11:00',
      },
      { place: 'Lisbon, Portugal', latitude: '38.7', longitude: '-9.1', date: '2026-12-01' },
    ]);
  });

  const OSLO = {
    place: 'Oslo',
    point: { latitude: 59.91, longitude: 10.75 },
    start: '2026-12-02',
    end: '2026-12-08',
    arrives: '2026-12-02T14:15:00',
    leaves: '2026-12-08T11:45',
  };
  const flightVisit = (fields: Partial<DestinationVisit> = {}, remainingOffer: Partial<FlightOffer> = {}) =>
    related({ product: 'flight', point: null, offer: aFlight(remainingOffer), visit: { ...OSLO, ...fields } });

  it('are stays, cars and activities where a flight lands, from the landing until the one back', () => {
    const searches = flightVisit();
    expect(searches.map(({ product, place }) => [product, place])).toEqual([
      ['hotel', 'Oslo'],
      ['car', 'Oslo'],
      ['activity', 'Oslo'],
    ]);
    expect(searches[0]?.to).toContain('checkIn=2026-12-02&checkOut=2026-12-08');
    expect(decodeURIComponent(searches[1]?.to ?? '')).toContain(
      'pickUpDateTime=2026-12-02T15:00&returnDateTime=2026-12-08T09:00',
    );
  });

  it('are for a night where no flight back is known', () => {
    const [hotel, car] = flightVisit({ end: '', leaves: '' }).map(({ to }) => decodeURIComponent(to));
    expect(hotel).toContain('checkIn=2026-12-02&checkOut=2026-12-03');
    expect(car).toContain('returnDateTime=2026-12-03T11:00');
  });

  it('have no car where there is no time for one, or a time is none', () => {
    const products = (fields: Partial<DestinationVisit>) => flightVisit(fields).map(({ product }) => product);
    expect(products({ end: '2026-12-02', leaves: '2026-12-02T17:30' })).not.toContain('car');
    expect(products({ arrives: '2026-12-02T99:99' })).toEqual(['hotel', 'activity']);
  });

  it.each([{ place: '' }, { start: '' }, { start: '2026-02-30' }])('are none of a visit that says %j', (fields) => {
    expect(flightVisit(fields)).toEqual([]);
  });

  it.each([
    [{ adults: 1, children: 0, infants: 0 }, '1'],
    [{ adults: 2, children: 1, infants: 1 }, '2-?-?'],
    [{ adults: 3, children: 2, infants: 0 }, '2'],
    [{ adults: 7, children: 0, infants: 0 }, '2'],
  ])(
    'are stays for the party of a flight, where one room has place for all; children’s ages are asked for: %j',
    (party, guests) => {
      const [hotel] = flightVisit({}, { party });
      expect(new URL(hotel?.to ?? '', 'https://site.example').searchParams.get('guests')).toBe(guests);
    },
  );

  it('are cars and activities, and no other bed, at a resort', () => {
    const stay = bookedTrip(aBooking({ product: 'resort', offer: undefined }));
    expect(relatedOf(stay).map(({ product }) => product)).toEqual(['car', 'activity']);
  });

  it('are only those that the agency sells, and none of a place that is unknown, a past trip or a cancelled one', () => {
    expect(related({}, ['activities']).map(({ product }) => product)).toEqual(['activity']);
    expect(related({ product: 'activity', end: '' }).map(({ product }) => product)).toEqual(['hotel', 'car']);
    expect([related({ point: null }), related({ start: '2026-11-01' }), related({ cancelled: true })]).toEqual([
      [],
      [],
      [],
    ]);
  });
});
