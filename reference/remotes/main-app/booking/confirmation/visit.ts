import type { WireRecord } from '@livery/remote';
import type { OfferPoint } from '../offer/offer.ts';
import { parseDay, parseLocalTime, parsePoint } from '../offer/offer-fields.ts';

/** A place where travellers stay for some days, such as the destination of a flight until the return flight. */
export interface DestinationVisit {
  /** The empty text if it has no name. */
  readonly place: string;
  readonly point: OfferPoint;
  /** `2026-02-03`, or the empty text. */
  readonly start: string;
  readonly end: string;
  /** In local time: `2026-02-03T11:00`, or the empty text. */
  readonly arrives: string;
  readonly leaves: string;
}

/** Reads an offer's `visit`; `null` if it has no point. */
export function parseVisit(wire: WireRecord): DestinationVisit | null {
  const point = parsePoint(wire);
  return (
    point && {
      place: wire.text('place').trim(),
      point,
      start: parseDay(wire, 'start'),
      end: parseDay(wire, 'end'),
      arrives: parseLocalTime(wire, 'arrives'),
      leaves: parseLocalTime(wire, 'leaves'),
    }
  );
}
