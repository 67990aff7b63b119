import { err, ok } from '../../domain/shared/result.ts';
import { PLACE_HEAD, placeRow } from '../place-row.ts';
import type { Act } from '../run-visit.ts';
import { explainResort } from './explain-resort.ts';

/** Shows the resorts that a key finds. */
export function searchResorts(key: string, asJson: boolean): Act {
  return async ({ resorts, session }, print) => {
    const found = await resorts.search(key, new AbortController().signal);
    if (!found.ok) return err(explainResort('The resorts could not be searched.', found.error, session.id));
    if (asJson) return ok(await print.json(found.value));
    if (found.value.length === 0) return ok(await print.line(`No resort matches “${key}”.`));
    return ok(await print.table(PLACE_HEAD, found.value.map(placeRow)));
  };
}
