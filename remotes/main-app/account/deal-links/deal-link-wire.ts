import type { WireRecord } from '../../../kit/wire-record.ts';
import { ownPath } from '../frame/own-path.ts';
import { dayIn, readList, readOne } from '../frame/read-list.ts';

/** Reads `GET /api/reference/deal-links`. */
export const readDealLinks = readList(dealLinkOf);

/** Reads one deal link, and what making one is answered with. */
export const readDealLink = readOne(dealLinkOf);

function dealLinkOf(wire: WireRecord): DealLink | undefined {
  const [id, title] = [wire.text('id'), wire.text('title').trim()];
  if (id === '' || title === '') return undefined;
  return {
    id,
    title,
    path: ownPath(wire.text('path')),
    on: dayIn(wire, 'at'),
    by: wire.record('by').text('name').trim(),
    opened: wire.figure('opened') ?? 0,
  };
}

/** A way into the agency's site that an agent sends to somebody. */
export interface DealLink {
  readonly id: string;
  readonly title: string;
  /** Where it leads on this site; `null` where the platform names no such place. */
  readonly path: string | null;
  readonly on: string;
  readonly by: string;
  readonly opened: number;
}
