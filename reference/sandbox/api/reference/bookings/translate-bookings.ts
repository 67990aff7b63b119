import { chosenChoice } from '../../../world/offers/chosen-choice.ts';
import type { Offer, SearchContext } from '../../../world/offers/offer.ts';
import { findOffer, offerTrip } from '../../../world/products/products.ts';
import { resortDetails } from '../../../world/resorts/resort-details.ts';
import { resortRooms } from '../../../world/resorts/resort-records.ts';
import { createMemoryStore } from '../memory-store.ts';
import type { Booking } from './booking.ts';
import type { StoredBooking } from './booking-store.ts';

type BookingTexts = Pick<Booking, 'title' | 'choice' | 'place' | 'facts' | 'offer'>;

/** A booking with its texts in the language of a request: they are stored in the booker's language. */
export type TranslateBooking = (
  stored: Pick<StoredBooking, 'booking' | 'choiceId' | 'language'>,
  context: SearchContext,
) => Booking;

/** Enough for all stored bookings in all languages. */
const MAX_CACHED_TEXTS = 10_000;

/** Caches the texts of booked offers by language: finding an offer repeats its search, which takes up to 25 ms. */
export function translateBookings(): TranslateBooking {
  const knownMemoryStore = createMemoryStore<Partial<BookingTexts>>(MAX_CACHED_TEXTS);
  return ({ booking, choiceId, language: stored }, context) => {
    const { language = 'en' } = context;
    if (stored === language) return booking;
    const key = `${language}/${booking.offer.id}/${choiceId}`;
    return {
      ...booking,
      ...(knownMemoryStore.find(key) ?? knownMemoryStore.save(key, bookingTexts(booking, choiceId, context))),
    };
  };
}

/** Empty if the offer is no longer found. */
function bookingTexts(
  { product, offer, start }: Booking,
  choiceId: string,
  context: SearchContext,
): Partial<BookingTexts> {
  if (product === 'resort') return resortTexts(offer.id, { unitId: choiceId, start }, context);
  const foundOffer = findOffer(offer.id, context);
  const choice = foundOffer === null ? undefined : chosenChoice(foundOffer.extras().choices, choiceId);
  if (foundOffer === null || choice === undefined) return {};
  const { place } = offerTrip(foundOffer.offer, context.language);
  const { facts } = foundOffer.extras();
  return {
    title: foundOffer.offer.name,
    choice: choice.name,
    place,
    facts,
    offer: withBookedTerms(foundOffer.offer, offer),
  };
}

/** An offer with the price and the last day of free cancellation of its booking. */
function withBookedTerms(offer: Offer, { price, freeCancellationUntil, ...booked }: Booking['offer']): Offer {
  const tags = 'tags' in booked ? booked.tags : offer.tags;
  return { ...offer, price, freeCancellationUntil, tags };
}

/** A resort's name isn't translated. */
function resortTexts(
  id: string,
  { unitId, start }: { readonly unitId: string; readonly start: string },
  context: SearchContext,
): Partial<BookingTexts> {
  const resort = resortDetails(id, context);
  const unit = resortRooms(id, start, 'USD', context)?.find((room) => room.id === unitId);
  if (resort === null || unit === undefined) return {};
  return { title: resort.name, choice: unit.name, place: resort.location };
}
