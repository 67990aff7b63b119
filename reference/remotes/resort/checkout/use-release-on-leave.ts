import { useRemote } from '@livery/remote';
import { createContext, use, useEffect, useRef } from 'react';
import { releaseCall } from './hold-calls.ts';

/** There is no hold to release: expired, booked or unknown. */
const NO_HOLD_STATUSES: ReadonlySet<number> = new Set([404, 409, 410]);

/** References of the holds whose release was requested and hasn't failed: no page shows them as held any more. */
export const ReleasedHolds = createContext<Set<string>>(new Set());

/**
 * Releases the hold when the visitor leaves this screen; a failed release is shown as a toast.
 *
 * @param reference `null` while there is no hold
 * @see rules §4, resort; §8, resort release failure
 */
export function useReleaseOnLeave(reference: string | null): void {
  const { request, notify, failureText } = useRemote();
  const releasedHolds = use(ReleasedHolds);
  const latestRef = useRef(reference);
  useEffect(() => {
    latestRef.current = reference;
  }, [reference]);

  useEffect(
    () => () => {
      const current = latestRef.current;
      if (current === null) return;
      releasedHolds.add(current);
      void request(releaseCall(current)).then((response) => {
        if (response.ok || response.error.kind === 'cancelled') return;
        const isOver = response.error.kind === 'refused' && NO_HOLD_STATUSES.has(response.error.status);
        if (isOver) return;
        releasedHolds.delete(current);
        notify('failure', failureText(response.error, 'resortRelease'));
      });
    },
    [request, notify, failureText, releasedHolds],
  );
}
