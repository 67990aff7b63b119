import { describe, expect, it } from 'vitest';
import { bookingEvents } from '../../booking/confirmation/booking-events.ts';
import type { Booking } from '../../booking/confirmation/booking-wire.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { aBooking } from './a-booking.ts';
import { aFlight } from './a-flight.ts';
import { anOffer } from './an-offer.ts';

const { product: _, stay: __, ...SHARED } = anOffer();

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

  it('name the airport and its zone, and those of a car’s counters, where they are known', () => {
    const [leg] = aFlight().legs;
    if (leg === undefined) throw new Error('A flight has a leg.');
    const named = { ...leg, from: 'LIS', fromName: 'Humberto Delgado Airport', zone: 'Europe/Lisbon' };
    expect(bookingEvents(aBooking({ offer: aFlight({ legs: [named] }) }), '')).toMatchObject([
      { location: 'Humberto Delgado Airport (LIS)', zone: 'Europe/Lisbon' },
    ]);
    const pickUp = { name: 'Lisbon', at: '2026-12-01T11:00', zone: 'Europe/Lisbon' };
    const dropOff = { name: 'Madrid', at: '2026-12-04T11:00', zone: 'Europe/Madrid' };
    const car = {
      ...SHARED,
      product: 'car',
      perUnit: 'trip',
      pickUp,
      dropOff,
      supplier: { name: '', logo: '' },
    } as const;
    const facts = { seats: 5, bags: 2, doors: 5, transmission: '', fuel: '', category: '', days: 3 };
    const driver = { age: null, residence: '' };
    expect(bookingEvents(aBooking({ offer: { ...car, ...facts, driver } }), '')).toMatchObject([
      { location: 'Lisbon', zone: 'Europe/Lisbon', endZone: 'Europe/Madrid' },
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
