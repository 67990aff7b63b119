import type { Context } from 'hono';
import { nameOf, userIdOf } from '../../world/agencies/people.ts';
import { daysBetween } from '../../world/days.ts';
import { freeCancellationDate, multiplyPrice, type Price } from '../../world/offers/price.ts';
import { resortDetails } from '../../world/resorts/resort-details.ts';
import type { ResortHold } from '../../world/resorts/resort-holds.ts';
import { resortRooms, type StayRequest } from '../../world/resorts/resort-records.ts';
import { resortsOf } from '../../world/resorts/resorts.ts';
import { bookingHistory } from '../reference/bookings/booking-history.ts';
import { agencyOfRequest, ownOrigin, personOfRequest, searchContext, sessionIdOf } from '../request/request-context.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import type { ItineraryGuest } from './itinerary-request.ts';

/**
 * Stores a booked itinerary among the requester's bookings, under its own reference and only once. Itineraries without a
 * room, and those of unknown sites, are not stored.
 */
export function saveResortBooking(world: SandboxWorld, c: Context, hold: ResortHold, guest: ItineraryGuest): void {
  const { seed, now, accounts, stores } = world;
  const { reference, resortId, stay } = hold;
  const agency = agencyOfRequest(c);
  const resort = resortDetails(resortId, { seed, origin: ownOrigin(c.req.raw) });
  const price = stay === null ? null : resortPrice(resortId, stay, seed);
  if (agency === null || stay === null || resort === null || price === null) return;
  stores.bookings.initialise(agency, () => bookingHistory(agency, world, searchContext(world, c)));
  if (stores.bookings.find(reference) !== undefined) return;
  const person = personOfRequest(c, accounts);
  const { firstName, lastName, contact, note, payment } = guest;
  stores.bookings.save({
    agency,
    owner: person?.id ?? null,
    session: sessionIdOf(c),
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
      shown: { amount: stay.total, currency: stay.currency },
      status: 'confirmed',
      bookedAt: now().toISOString(),
      bookedBy: { name: nameOf(person ?? guest), id: person === null ? null : userIdOf(person) },
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

/** What a unit of a resort costs for all nights, in USD, and what of it the agency pays; `null` where there is no such unit. */
function resortPrice(
  resortId: string,
  { unitId, checkIn, checkOut }: Pick<StayRequest, 'unitId' | 'checkIn' | 'checkOut'>,
  seed: number,
): Price | null {
  const resort = resortsOf(seed).find(({ id }) => id === resortId);
  const unit = resortRooms(resortId, checkIn, 'USD', seed)?.find(({ id }) => id === unitId);
  if (resort === undefined || unit === undefined) return null;
  const total = Math.round(unit.price * daysBetween(checkIn, checkOut) * 100) / 100;
  const { baseRate, taxAndFee, totalRate, discountPercentage } = resort.rates;
  const night: Price = { base: baseRate, taxesAndFees: taxAndFee, total: totalRate, published: 0, discountPercentage };
  // A cent may be rounded off between the parts: what was shown is what is paid.
  return { ...multiplyPrice(night, total / totalRate), total };
}
