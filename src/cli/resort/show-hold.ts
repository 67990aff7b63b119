import type { Hold } from '../../domain/resorts/hold.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { Act } from '../run-visit.ts';
import { explainResort } from './explain-resort.ts';

/** Shows what the visit holds; nothing is an answer too. */
export function showHold(asJson: boolean): Act {
  return async ({ resorts, session }, print) => {
    const found = await resorts.checkHold(new AbortController().signal);
    if (!found.ok) return err(explainResort('The hold could not be looked up.', found.error, session.id));
    if (asJson) return ok(await print.json(found.value));
    return ok(await print.line(found.value === null ? 'Nothing is held in this session.' : holdText(found.value)));
  };
}

function holdText(hold: Hold): string {
  const until = 'expiresAt' in hold && hold.expiresAt !== null ? ` until ${hold.expiresAt.toString()}` : '';
  return `${hold.reference} is ${hold.kind}${until}.`;
}
