import type { Live } from '@livery/contract/shared/live';
import { isObservable } from 'rxjs';

/** Whether something is a live value, from any source. */
export function isLive(value: unknown): value is Live<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  return 'now' in value && typeof value.now === 'function' && 'changes' in value && isObservable(value.changes);
}
