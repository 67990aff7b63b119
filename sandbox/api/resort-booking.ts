import type { Context } from 'hono';
import { daysBetween } from '../world/reference/days.ts';
import { type Price, timesPrice } from '../world/reference/price.ts';
import { resortRooms } from '../world/resort-answers.ts';
import { resortDetails } from '../world/resort-details.ts';
import type { ResortHold } from '../world/resort-holds.ts';
import type { StayAsked } from '../world/resort-stay.ts';
import { resortsOf } from '../world/resorts.ts';
import { askingAgency } from './asking-agency.ts';
import type { ItineraryGuest } from './itinerary-guest.ts';
import { ownOrigin } from './own-origin.ts';
import { personAsking } from './person-asking.ts';
import { askedOf } from './reference/asked-of.ts';
import { historyOf } from './reference/history-of.ts';
import { nameOf } from './reference/name-of.ts';
import { userIdOf } from './reference/user-id-of.ts';
import { visitOf } from './reference/visit-of.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/**
 * Puts a booked itinerary among the bookings of whoever asks, under its own reference: once, however often it is booked.
 * One of a resort only, without a room, is no trip, and neither is one that nobody's site asks for.
 */
export function keepResortBooking(world: SandboxWorld, c: Context, hold: ResortHold, guest: ItineraryGuest): void {
  const { seed, now, register, desk } = world;
  const { reference, resortId, stay } = hold;
  const agency = askingAgency(c);
  const resort = resortDetails(resortId, { seed, origin: ownOrigin(c.req.raw) });
  const price = stay === null ? null : resortPrice(resortId, stay, seed);
  if (agency === null || stay === null || resort === null || price === null) return;
  desk.bookings.begin(agency, () => historyOf(agency, world, askedOf(world, c)));
  if (desk.bookings.find(reference) !== undefined) return;
  const person = personAsking(c, register);
  const { firstName, lastName, contact, note, payment } = guest;
  desk.bookings.keep({
    agency,
    owner: person?.id ?? null,
    session: visitOf(c),
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
      offer: { id: resortId, product: 'resort', name: resort.name, price },
    },
  });
}

/** What a unit of a resort costs for all nights, in USD, and what of it the agency pays; `null` where there is no such unit. */
function resortPrice(
  resortId: string,
  { unitId, checkIn, checkOut }: Pick<StayAsked, 'unitId' | 'checkIn' | 'checkOut'>,
  seed: number,
): Price | null {
  const resort = resortsOf(seed).find(({ id }) => id === resortId);
  const unit = resortRooms(resortId, checkIn, 'USD', seed)?.find(({ id }) => id === unitId);
  if (resort === undefined || unit === undefined) return null;
  const total = Math.round(unit.price * daysBetween(checkIn, checkOut) * 100) / 100;
  const { baseRate, taxAndFee, totalRate, discountPercentage } = resort.rates;
  const night: Price = { base: baseRate, taxesAndFees: taxAndFee, total: totalRate, published: 0, discountPercentage };
  // A cent may be lost between the parts: what was shown is what is paid.
  return { ...timesPrice(night, total / totalRate), total };
}
