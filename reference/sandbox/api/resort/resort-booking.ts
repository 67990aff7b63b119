import type { Context } from 'hono';
import { fullName, isStaff, userIdOf } from '../../world/agencies/people.ts';
import { freeCancellationDate, type Price } from '../../world/offers/price.ts';
import { resortDetails } from '../../world/resorts/resort-details.ts';
import type { ResortHold } from '../../world/resorts/resort-holds.ts';
import type { ResortStay } from '../../world/resorts/resort-records.ts';
import { convertAmount } from '../account/wallet.ts';
import type { Booking } from '../reference/bookings/booking.ts';
import { bookingHistory } from '../reference/bookings/booking-history.ts';
import { agencyOfRequest, ownOrigin, personOfRequest, searchContext } from '../request/request-context.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import type { ItineraryGuest } from './itinerary-request.ts';

interface ResortBookingParts extends Pick<Booking, 'client' | 'proposal' | 'payment'> {
  readonly guest: ItineraryGuest;
}

/**
 * Stores a booked itinerary among the requester's bookings, once, under its own reference. Itineraries without a room,
 * and those of unknown sites, aren't stored.
 */
export function saveResortBooking(
  world: SandboxWorld,
  c: Context,
  hold: ResortHold,
  { guest, payment, client, proposal }: ResortBookingParts,
): void {
  const { seed, now, accounts, stores } = world;
  const { reference, resortId, stay } = hold;
  const agency = agencyOfRequest(c);
  const resort = resortDetails(resortId, { seed, origin: ownOrigin(c.req.raw) });
  if (agency === null || stay === null || resort === null) return;
  const price = toDollarPrice(stay);
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
        name: fullName(person ?? guest),
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
        stay: { checkIn: stay.checkIn, checkOut: stay.checkOut, adults: stay.adults, children: stay.children },
      },
    },
  });
}

/** The held stay's price in US dollars. */
function toDollarPrice({ rates, currency }: ResortStay): Price {
  const dollars = (amount: number) => convertAmount(amount, 'USD', currency).amount;
  const { published, total, base, taxesAndFees } = rates;
  return {
    ...rates,
    published: dollars(published),
    total: dollars(total),
    base: dollars(base),
    taxesAndFees: dollars(taxesAndFees),
  };
}
