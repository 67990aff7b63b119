import type { WireRecord } from '@livery/remote';
import type { AgedParty } from '../format/use-party-words.ts';

/** The facts of an offer that a draft keeps, so that the agent recognises it. */
export interface DraftOfferFacts {
  /** The first and the last day, `2026-02-03`; empty texts if they are unknown. */
  readonly start: string;
  readonly end: string;
  /** The last day of free cancellation; the empty text if it is never free or unknown. */
  readonly freeUntil: string;
  /** Its guests; `null` if unknown, as for a car. */
  readonly party: DraftOfferParty | null;
}

export interface DraftOfferParty extends Required<AgedParty> {
  /** 0 for products without rooms. */
  readonly rooms: number;
}

/** Reads the facts from an offer of any product, in the form of the platform or of a page. */
export function draftOfferFacts(offer: WireRecord): DraftOfferFacts {
  const [stay, legs] = [offer.record('stay'), offer.records('legs')];
  const start = firstDay(
    stay.text('checkIn'),
    offer.record('pickUp').text('at'),
    offer.text('date'),
    offer.text('departure'),
    legs[0]?.text('departure'),
  );
  const dropOff = offer.record('dropOff').text('at') || offer.record('return').text('at');
  const end = firstDay(stay.text('checkOut'), dropOff, legs.at(-1)?.text('departure'), start);
  const party = draftOfferParty(stay) ?? draftOfferParty(offer.record('party'));
  return { start, end, freeUntil: offer.text('freeCancellationUntil'), party };
}

/** Reads the guests from a stay or a party of the platform or of a page, or from a stored draft. */
export function draftOfferParty(wire: WireRecord): DraftOfferParty | null {
  const adults = wire.figure('adults');
  if (adults === null) return null;
  const [children, infants, rooms] = [wire.figure('children'), wire.figure('infants'), wire.figure('rooms')];
  const ages = [wire, ...wire.records('byRoom')].flatMap((record) => [
    ...record.figures('childAges'),
    ...record.figures('ages'),
  ]);
  return { adults, children: children ?? 0, infants: infants ?? 0, rooms: rooms ?? 0, ages };
}

function firstDay(...times: readonly (string | undefined)[]): string {
  return (times.find((time) => time !== undefined && time !== '') ?? '').slice(0, 10);
}
