import type { CalendarEvent } from '@livery/kit/booking/calendar-file';
import { parsePlainDate } from '@livery/remote';
import type { Offer } from '../offer/offer.ts';
import type { Booking } from './booking-wire.ts';

type EventTimes = Pick<CalendarEvent, 'start' | 'end' | 'minutes' | 'location' | 'zone' | 'endZone'> & {
  readonly summary?: string;
};

/**
 * The calendar entries of a booking: its days; for a car and an activity, their local times and time zone; for each
 * flight, its local departure time and its duration, because the time zone of the destination may be different.
 *
 * @param description the text of each entry
 */
export function bookingEvents(
  booking: Pick<Booking, 'referenceNumber' | 'title' | 'choice' | 'offer' | 'start' | 'end' | 'place'>,
  description: string,
): readonly CalendarEvent[] {
  const { referenceNumber, title, start, end, place } = booking;
  const timed = booking.offer === undefined ? [] : eventTimes(booking.offer, booking);
  const knownTimes = timed.filter((times) => times.start !== '');
  const days: readonly EventTimes[] = parsePlainDate(start) === null ? [] : [{ start, end, location: place }];
  return (knownTimes.length > 0 ? knownTimes : days).map(({ summary = title, ...times }, index) => ({
    id: `${referenceNumber}-${index + 1}`,
    summary,
    description,
    ...times,
  }));
}

function eventTimes(offer: Offer, { choice, place }: Pick<Booking, 'choice' | 'place'>): readonly EventTimes[] {
  switch (offer.product) {
    case 'hotel':
      return [{ start: offer.stay.checkIn, end: offer.stay.checkOut, location: place }];
    case 'car':
      return [
        {
          ...zoneFields(offer.pickUp.zone, offer.dropOff.zone),
          start: offer.pickUp.at,
          end: offer.dropOff.at,
          location: offer.pickUp.name || place,
        },
      ];
    case 'activity': {
      const slot = /\b([01]\d|2[0-3]):[0-5]\d\b/.exec(choice)?.[0];
      if (offer.date === '' || slot === undefined) return [{ start: offer.date, location: place }];
      return [
        {
          ...zoneFields(offer.zone),
          start: `${offer.date}T${slot}`,
          minutes: offer.durationMinutes ?? 0,
          location: place,
        },
      ];
    }
    case 'flight':
      return offer.legs.map(({ from, fromName = '', zone, to, flightNumber, departure, durationMinutes }) => ({
        ...zoneFields(zone),
        start: departure,
        minutes: durationMinutes ?? 0,
        location: fromName === '' ? from : `${fromName} (${from})`,
        summary: `${flightNumber} ${from} → ${to}`.trim(),
      }));
    case 'cruise': {
      const sails = parsePlainDate(offer.departure);
      const end = sails === null ? '' : sails.add({ days: offer.nights ?? 0 }).toString();
      return [{ start: offer.departure, end, location: offer.departurePort || place }];
    }
  }
}

const zoneFields = (zone = '', endZone = zone) => (zone === '' ? {} : { zone, endZone });
