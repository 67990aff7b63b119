import { isObservable } from 'rxjs';
import type { Live } from '../../../src/application/shared/live.ts';

/** Whether something is a live value, from any source. */
export function isLive(value: unknown): value is Live<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return 'now' in value && typeof value.now === 'function' && 'changes' in value && isObservable(value.changes);
}
