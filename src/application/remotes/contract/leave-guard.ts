import type { LeaveCheck } from '../remotes.ts';

/** A remote's question before the visitor leaves; if it throws, the error is reported and the visitor may leave. */
export function leaveGuard(ask: LeaveCheck, reportError: (error: unknown) => void): LeaveCheck {
  if (typeof ask !== 'function') {
    reportError(new Error('guardLeaving() takes a function that returns true where the visitor may leave.'));
    return () => true;
  }
  return async () => {
    try {
      return await ask();
    } catch (thrown) {
      reportError(thrown);
      return true;
    }
  };
}
