import { err, ok } from '../../domain/shared/result.ts';
import type { Act } from '../run-visit.ts';
import { explainResort } from './explain-resort.ts';

/** Shows whether a resort can be booked. */
export function showAvailability(propertyId: string, asJson: boolean): Act {
  return async ({ resorts, session }, print) => {
    const found = await resorts.availability(propertyId, new AbortController().signal);
    if (!found.ok) return err(explainResort('The availability could not be looked up.', found.error, session.id));
    if (asJson) return ok(await print.json(found.value));
    return ok(await print.line(`${propertyId} ${found.value.available ? 'can be booked' : 'is fully booked'}.`));
  };
}
