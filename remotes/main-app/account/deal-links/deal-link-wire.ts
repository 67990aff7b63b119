import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { dayIn } from '../frame/day-in.ts';
import { ownPath } from '../frame/own-path.ts';
import { readList } from '../frame/read-list.ts';
import { readOne } from '../frame/read-one.ts';
import type { DealLink } from './deal-link.ts';

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
