import { describe, expect, it } from 'vitest';
import { bookingEvents } from '../../booking/confirmation/booking-events.ts';
import type { Booking } from '../../booking/confirmation/booking-wire.ts';
import { aBooking } from './a-booking.ts';
import { aFlight, aLeg } from './a-flight.ts';
import { aCar, anActivity } from './an-offer.ts';

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
    const flown = { flightNumber: 'XA 123', durationMinutes: 245 };
    const otherLeg = aLeg({ ...flown, departure: '2026-12-01T09:40', arrival: '2026-12-01T14:45' });
    const departure = '2026-12-08T18:00';
    const backLeg = aLeg({ ...flown, from: 'OSL', to: 'LIS', departure, arrival: '2026-12-08T21:05' });
    const offer = aFlight({ legs: [otherLeg, backLeg] });
    expect(timesOf({ offer })).toMatchObject([
      { start: '2026-12-01T09:40', minutes: 245, location: 'LIS', summary: 'XA 123 LIS → OSL' },
      { start: '2026-12-08T18:00', minutes: 245, location: 'OSL', summary: 'XA 123 OSL → LIS' },
    ]);
  });

  it('name the airport and its zone, and those of a car’s counters, where they are known', () => {
    const leg = aLeg({ fromName: 'Humberto Delgado Airport', zone: 'Europe/Lisbon' });
    expect(bookingEvents(aBooking({ offer: aFlight({ legs: [leg] }) }), '')).toMatchObject([
      { location: 'Humberto Delgado Airport (LIS)', zone: 'Europe/Lisbon' },
    ]);
    const pickUp = { name: 'Lisbon', at: '2026-12-01T11:00', zone: 'Europe/Lisbon' };
    const dropOff = { name: 'Madrid', at: '2026-12-04T11:00', zone: 'Europe/Madrid' };
    expect(bookingEvents(aBooking({ offer: aCar({ pickUp, dropOff }) }), '')).toMatchObject([
      { location: 'Lisbon', zone: 'Europe/Lisbon', endZone: 'Europe/Madrid' },
    ]);
  });

  it('are an activity at the time that was chosen, all day where none was', () => {
    const offer = anActivity();
    expect(timesOf({ offer, choice: 'Start at 09:30' })).toMatchObject([{ start: '2026-12-02T09:30', minutes: 90 }]);
    expect(timesOf({ offer, choice: 'Private' })).toMatchObject([{ start: '2026-12-02' }]);
  });

  it('are its days where nothing more is known, and none without a day', () => {
    expect(timesOf({ offer: undefined })).toMatchObject([{ start: '2026-12-01', end: '2026-12-03' }]);
    expect(timesOf({ offer: undefined, start: '' })).toEqual([]);
  });
});
