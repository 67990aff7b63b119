import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { type Err, err } from '../../domain/shared/result.ts';

/** What the demo world answers where the sandbox's server would with this status. */
export function refused(status: number, message: string): Err<CallFailure> {
  return err({ kind: 'refused', status, message });
}
