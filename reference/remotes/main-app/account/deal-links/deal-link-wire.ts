import { sameSitePath } from '@livery/kit/proposal/same-site-path';
import type { WireRecord } from '@livery/remote';
import { itemParser, listParser, parseDay } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/deal-links`. */
export const parseDealLinks = listParser(parseDealLinkRecord);

/** Reads one deal link, and the response to creating one. */
export const parseDealLink = itemParser(parseDealLinkRecord);

function parseDealLinkRecord(wire: WireRecord): DealLink | undefined {
  const [id, title] = [wire.text('id'), wire.text('title').trim()];
  if (id === '' || title === '') return undefined;
  return {
    id,
    title,
    path: sameSitePath(wire.text('path')),
    on: parseDay(wire, 'at'),
    by: wire.record('by').text('name').trim(),
    opened: wire.figure('opened') ?? 0,
    lastOpened: parseDay(wire, 'lastOpened'),
  };
}

/** A link to the agency's site that an agent sends to a client. */
export interface DealLink {
  readonly id: string;
  readonly title: string;
  /** The path on this site; `null` if the platform sends none. */
  readonly path: string | null;
  readonly on: string;
  readonly by: string;
  readonly opened: number;
  /** A day; the empty text if it was never opened. */
  readonly lastOpened: string;
}
