import type { Context } from 'hono';
import { nameOf, userIdOf } from '../../world/agencies/people.ts';
import { daysBetween } from '../../world/days.ts';
import { freeCancellationDate, type Price } from '../../world/offers/price.ts';
import { resortDetails } from '../../world/resorts/resort-details.ts';
import type { ResortHold } from '../../world/resorts/resort-holds.ts';
import { stayPrice } from '../../world/resorts/resort-price.ts';
import { type ResortStay, resortRooms } from '../../world/resorts/resort-records.ts';
import { isStaff } from '../reference/access.ts';
import type { Booking } from '../reference/bookings/booking.ts';
import { bookingHistory } from '../reference/bookings/booking-history.ts';
import { agencyOfRequest, ownOrigin, personOfRequest, searchContext } from '../request/request-context.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import type { ItineraryGuest } from './itinerary-request.ts';

interface Made extends Pick<Booking, 'client' | 'proposal' | 'payment'> {
  readonly guest: ItineraryGuest;
}

/**
 * Stores a booked itinerary among the requester's bookings, under its own reference and only once. Itineraries without a
 * room, and those of unknown sites, are not stored.
 */
export function saveResortBooking(
  world: SandboxWorld,
  c: Context,
  hold: ResortHold,
  { guest, payment, client, proposal }: Made,
): void {
  const { seed, now, accounts, stores } = world;
  const { reference, resortId, stay } = hold;
  const agency = agencyOfRequest(c);
  const resort = resortDetails(resortId, { seed, origin: ownOrigin(c.req.raw) });
  const price = stay === null ? null : resortPrice(resortId, stay, seed);
  if (agency === null || stay === null || resort === null || price === null) return;
  stores.bookings.initialise(agency, () => bookingHistory(agency, world, searchContext(world, c)));
  if (stores.bookings.find(reference) !== undefined) return;
  const person = personOfRequest(c, accounts);
  const { firstName, lastName, contact, note } = guest;
  stores.bookings.save({
    agency,
    owner: person?.id ?? null,
    choiceId: stay.unitId,
    idempotencyKey: null,
    isHistory: false,
    booking: {
      referenceNumber: reference,
      product: 'resort',
      title: resort.name,
      choice: stay.unit,
      picture: resort.image,
      start: stay.checkIn,
      end: stay.checkOut,
      place: resort.location,
      travellers: [{ firstName, lastName, kind: 'adult' }],
      contact,
      note,
      payment,
      price: { amount: price.total, currency: 'USD' },
      shown: { amount: stay.rates.total, currency: stay.currency },
      status: 'confirmed',
      bookedAt: now().toISOString(),
      bookedBy: {
        name: nameOf(person ?? guest),
        id: person === null ? null : userIdOf(person),
        isAgent: isStaff(person),
      },
      client,
      proposal,
      facts: [],
      offer: {
        id: resortId,
        product: 'resort',
        name: resort.name,
        price,
        freeCancellationUntil: freeCancellationDate(
          stay.checkIn,
          resort.policies.free_cancellation_days || null,
          now().toISOString().slice(0, 10),
        ),
      },
    },
  });
}

/** What a unit of a resort costs for all nights, in USD and with the markup that it was held with; `null` where there is no such unit. */
function resortPrice(
  resortId: string,
  { unitId, checkIn, checkOut, rates: { markupPercentage: markup } }: ResortStay,
  seed: number,
): Price | null {
  const unit = resortRooms(resortId, checkIn, 'USD', { seed, markup })?.find(({ id }) => id === unitId);
  return unit === undefined ? null : stayPrice(unit.rates, daysBetween(checkIn, checkOut));
}
