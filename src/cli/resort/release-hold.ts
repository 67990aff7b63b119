import type { ReleaseRefused } from '../../domain/resorts/release-request.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { EXIT } from '../exit-code.ts';
import type { Act } from '../run-visit.ts';
import { explainResort } from './explain-resort.ts';

const WHAT = 'Nothing was released.';

const REASONS: Readonly<Record<ReleaseRefused['reason'], string>> = {
  'no-reference': 'Nothing is held in this session.',
  'under-way': 'It is already being released.',
  released: 'It has already been released.',
  expired: 'The hold has expired.',
};

/** Lets go of what the visit holds. */
export function releaseHold(asJson: boolean): Act {
  return async ({ resorts, session }, print) => {
    const { signal } = new AbortController();
    const found = await resorts.checkHold(signal);
    if (!found.ok) return err(explainResort(WHAT, found.error, session.id));
    const released = await resorts.release(signal);
    if (released.ok) {
      const reference = found.value?.reference ?? '';
      return ok(await (asJson ? print.json({ released: reference }) : print.line(`Released ${reference}.`)));
    }
    if (released.error.kind !== 'release-refused') return err(explainResort(WHAT, released.error, session.id));
    const next = 'Run resort hold to see what is held; --session names the session that holds it.';
    return err({ code: EXIT.no, complaint: { what: WHAT, why: REASONS[released.error.reason], next } });
  };
}
