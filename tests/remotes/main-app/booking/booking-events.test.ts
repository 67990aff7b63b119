import { describe, expect, it } from 'vitest';
import { bookingEvents } from '../../../../remotes/main-app/booking/confirmation/booking-events.ts';
import type { Booking } from '../../../../remotes/main-app/booking/confirmation/booking-wire.ts';
import { relatedSearches } from '../../../../remotes/main-app/booking/confirmation/related-searches.ts';
import type { Visit } from '../../../../remotes/main-app/booking/confirmation/visit.ts';
import type { FlightOffer, Offer } from '../../../../remotes/main-app/booking/offer/offer.ts';
import { anAgency } from '../../../support/data/an-agency.ts';
import { aFlight } from './a-flight.ts';
import { anOffer } from './an-offer.ts';

const { product: _, stay: __, ...SHARED } = anOffer();

function aBooking(fields: Partial<Booking> = {}): Booking {
  return {
    referenceNumber: 'LV-7K2M9Q',
    product: 'hotel',
    title: 'Hotel Alcove',
    choice: 'Suite',
    picture: '',
    start: '2026-12-01',
    end: '2026-12-03',
    place: 'Lisbon, Portugal',
    point: { latitude: 38.7, longitude: -9.1 },
    travellers: ['Maya Lindqvist'],
    email: 'maya@mail.example',
    price: { amount: 300, currency: 'USD' },
    cancelled: false,
    freeCancellationUntil: '',
    refund: null,
    offer: anOffer(),
    facts: [],
    visit: null,
    offerPrice: null,
    payment: null,
    ...fields,
  };
}

const timesOf = (fields: Partial<Booking>) =>
  bookingEvents(aBooking(fields), 'Reference number: LV-7K2M9Q').map(({ start, end, minutes, location, summary }) => ({
    start,
    end,
    minutes,
    location,
    summary,
  }));

describe('the calendar entries of a booking', () => {
  it('are the days of a stay, with its number', () => {
    expect(bookingEvents(aBooking(), 'Reference number: LV-7K2M9Q')).toEqual([
      {
        id: 'LV-7K2M9Q-1',
        summary: 'Hotel Alcove',
        description: 'Reference number: LV-7K2M9Q',
        location: 'Lisbon, Portugal',
        start: '2026-12-01',
        end: '2026-12-03',
      },
    ]);
  });

  it('are each flight, from its departure for as long as it takes: another clock may show where it lands', () => {
    const leg = { from: 'LIS', to: 'OSL', flightNumber: 'XA 123', durationMinutes: 245, stops: [], segments: [] };
    const legs = [
      { ...leg, departure: '2026-12-01T09:40', arrival: '2026-12-01T14:45' },
      { ...leg, from: 'OSL', to: 'LIS', departure: '2026-12-08T18:00', arrival: '2026-12-08T21:05' },
    ];
    const offer = {
      ...SHARED,
      product: 'flight',
      legs,
      airline: { name: '', code: '', logo: '' },
      cabin: '',
      cabinBags: 1,
      checkedBags: 0,
      fares: [],
      party: { adults: 1, children: 0, infants: 0 },
    } satisfies Offer;
    expect(timesOf({ offer })).toMatchObject([
      { start: '2026-12-01T09:40', minutes: 245, location: 'LIS', summary: 'XA 123 LIS → OSL' },
      { start: '2026-12-08T18:00', minutes: 245, location: 'OSL', summary: 'XA 123 OSL → LIS' },
    ]);
  });

  it('are an activity at the time that was chosen, all day where none was', () => {
    const offer = {
      ...SHARED,
      product: 'activity',
      perUnit: 'person',
      durationMinutes: 90,
      place: 'Lisbon',
      category: '',
      slots: [],
      date: '2026-12-02',
    } satisfies Offer;
    expect(timesOf({ offer, choice: 'Start at 09:30' })).toMatchObject([{ start: '2026-12-02T09:30', minutes: 90 }]);
    expect(timesOf({ offer, choice: 'Private' })).toMatchObject([{ start: '2026-12-02' }]);
  });

  it('are its days where nothing more is known, and none without a day', () => {
    expect(timesOf({ offer: undefined })).toMatchObject([{ start: '2026-12-01', end: '2026-12-03' }]);
    expect(timesOf({ offer: undefined, start: '' })).toEqual([]);
  });
});

describe('what else belongs to a trip', () => {
  const today = Temporal.PlainDate.from('2026-11-25');
  const defaultGuests = {
    flight: { adults: 1, children: 0, infants: 0 },
    cruise: { adults: 2, children: 0, infants: 0 },
  };
  const menu = (services: readonly string[]) =>
    anAgency().bookingMenu.map((item) => ({ ...item, active: services.includes(item.service) }));
  const related = (fields: Partial<Booking>, services = ['hotels', 'cars', 'activities']) =>
    relatedSearches(aBooking(fields), {
      agency: { ...anAgency(), bookingMenu: menu(services) },
      today,
      defaultGuests,
    });

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
  const flown = (fields: Partial<Visit> = {}, more: Partial<FlightOffer> = {}) =>
    related({ product: 'flight', point: null, offer: aFlight(more), visit: { ...OSLO, ...fields } });

  it('are stays, cars and activities where a flight lands, from the landing until the one back', () => {
    const found = flown();
    expect(found.map(({ product, place }) => [product, place])).toEqual([
      ['hotel', 'Oslo'],
      ['car', 'Oslo'],
      ['activity', 'Oslo'],
    ]);
    expect(found[0]?.to).toContain('checkIn=2026-12-02&checkOut=2026-12-08');
    expect(decodeURIComponent(found[1]?.to ?? '')).toContain(
      'pickUpDateTime=2026-12-02T15:00&returnDateTime=2026-12-08T09:00',
    );
  });

  it('are for a night where no flight back is known', () => {
    const [hotel, car] = flown({ end: '', leaves: '' }).map(({ to }) => decodeURIComponent(to));
    expect(hotel).toContain('checkIn=2026-12-02&checkOut=2026-12-03');
    expect(car).toContain('returnDateTime=2026-12-03T11:00');
  });

  it('have no car where there is no time for one, or a time is none', () => {
    const products = (fields: Partial<Visit>) => flown(fields).map(({ product }) => product);
    expect(products({ end: '2026-12-02', leaves: '2026-12-02T17:30' })).not.toContain('car');
    expect(products({ arrives: '2026-12-02T99:99' })).toEqual(['hotel', 'activity']);
  });

  it.each([{ place: '' }, { start: '' }, { start: '2026-02-30' }])('are none of a visit that says %j', (fields) => {
    expect(flown(fields)).toEqual([]);
  });

  it.each([
    [{ adults: 1, children: 0, infants: 0 }, '1'],
    [{ adults: 2, children: 1, infants: 1 }, '2-?-?'],
    [{ adults: 3, children: 2, infants: 0 }, '2'],
    [{ adults: 7, children: 0, infants: 0 }, '2'],
  ])(
    'are stays for the party of a flight, where one room has place for all; children’s ages are asked for: %j',
    (party, guests) => {
      const [hotel] = flown({}, { party });
      expect(new URL(hotel?.to ?? '', 'https://site.example').searchParams.get('guests')).toBe(guests);
    },
  );

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
