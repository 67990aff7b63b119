import * as v from 'valibot';
import type { ResortAvailability } from '../../application/resorts/resort-service.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { figure, flag, list, record } from '../wire/tolerant.ts';
import { unwrapped } from '../wire/unwrapped.ts';

const wireAvailability = record({ available: flag, rooms: list });
const wireRoom = record({ left: figure });

/**
 * Reads `GET /properties/availability`, `{ data: { available } }` or
 * `{ data: { rooms: [{ left }] } }`: bookable where it says so, or where a room
 * is left.
 */
export function parseAvailability(answer: unknown, propertyId: string): Result<ResortAvailability, CallFailure> {
  if (typeof answer !== 'object' || answer === null) {
    return err({ kind: 'malformed', problem: 'The availability answer is not an object.' });
  }
  const { available, rooms } = v.parse(wireAvailability, unwrapped(answer, ['data']));
  const isLeft = rooms.some((room) => (v.parse(wireRoom, room).left ?? 0) > 0);
  return ok({ propertyId, available: available || isLeft });
}
