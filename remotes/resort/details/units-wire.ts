import { type WireRecord, wireRecord } from '@livery/remote';
import { priceIn, ratesIn } from '../results/deals-wire.ts';
import { BOARDS, type Unit } from './unit.ts';

/** Reads `GET /properties/availability`, `{ data: { rooms: [room] } }` or without its wrapper, without rooms that have no name. */
export function readUnits(response: unknown): readonly Unit[] | undefined {
  const body = wireRecord(response);
  const wire = body.has('data') ? body.record('data') : body;
  if (!wire.hasList('rooms')) return undefined;
  const units = wire
    .records('rooms')
    .map(unitOf)
    .filter(({ name }) => name !== '');
  return [...new Map(units.map((unit) => [unit.id, unit])).values()];
}

function unitOf(wire: WireRecord): Unit {
  const name = wire.text('name').trim();
  const board = wire.text('board');
  return {
    id: wire.text('id').trim() || name,
    name,
    sleeps: wire.figure('sleeps'),
    bedrooms: wire.figure('bedrooms'),
    size: wire.figure('size'),
    board: BOARDS.find((known) => known === board) ?? '',
    price: priceIn(wire, 'price'),
    rates: ratesIn(wire, 'price'),
    left: Math.max(0, Math.floor(wire.figure('left') ?? 0)),
  };
}
