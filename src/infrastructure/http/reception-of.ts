import type { Reception } from '../../application/session/introductions.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/** How the caller was received; `undefined` where nobody answered, or where it was not about who asked. */
export function receptionOf(answer: Result<unknown, CallFailure>): Reception['status'] | undefined {
  if (answer.ok) return 'good';
  if (answer.error.kind === 'refused') return answer.error.status === 401 ? 'unauthorised' : undefined;
  // Nonsense with a good status is a good reception all the same.
  return answer.error.kind === 'malformed' ? 'good' : undefined;
}
