import type { WireRecord } from '@livery/remote';

/** What a draft keeps of an offer for its agent to know it by. */
export interface KeptFacts {
  /** The first and the last day, `2026-02-03`; empty texts where they are unknown. */
  readonly start: string;
  readonly end: string;
  /** Until when it can be cancelled free of charge; the empty text where it costs, or that is unknown. */
  readonly freeUntil: string;
}

/** Reads them from an offer of any product, as the platform or a page has it. */
export function keptFacts(offer: WireRecord): KeptFacts {
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
  return { start, end, freeUntil: offer.text('freeCancellationUntil') };
}

function firstDay(...times: readonly (string | undefined)[]): string {
  return (times.find((time) => time !== undefined && time !== '') ?? '').slice(0, 10);
}
