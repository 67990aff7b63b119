import { Facts } from '@livery/ui/facts';
import { useFactLines } from '../offer/use-fact-lines.ts';
import { factItems } from '../product/fact-items.tsx';
import { productDefinition } from '../product/product.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import type { Booking } from './booking-wire.ts';

/** The codes of facts that travellers must know after the booking. */
const TRAVEL_INFO_CODES: readonly string[] = [
  'check-in-time',
  'check-out-time',
  'email',
  'languages',
  'minimum-age',
  'fuel-policy',
  'mileage',
  'deposit-usd',
];

/** The dates, place and guests of a booking, and the facts that travellers must know. */
export function BookedFacts({ booking: { offer, facts, party, start, end, place } }: { readonly booking: Booking }) {
  const texts = useProductTexts();
  const linesFor = useFactLines();
  const when = { label: texts.t('booking.when'), value: texts.days(start, end) };
  const where = { label: texts.t('booking.where'), value: place };
  const guests = { label: texts.t('search.guests'), value: party === null ? '' : texts.party(party) };
  const knownFacts = offer === undefined ? [when, guests] : productDefinition(offer.product).lines(offer, texts);
  const toKnow = facts.filter(({ code }) => TRAVEL_INFO_CODES.includes(code));
  // A counter or a port already contains the place, and a city its country: neither is written twice.
  const isSaid = knownFacts.some(({ value }) => value.includes(place));
  const ownFacts = knownFacts.filter(({ value }) => !place.startsWith(`${value},`) && !place.startsWith(`${value}،`));
  const lines = [...(isSaid ? [] : [where]), ...ownFacts, ...linesFor(toKnow)];
  return <Facts items={factItems(lines)} />;
}
