import { useEffect, useRef } from 'react';
import { useRemote } from '../../kit/use-remote.ts';
import { releaseCall } from './hold-calls.ts';

/** It is over, booked, or nobody's: there is nothing to let go of. */
const NOTHING_HELD: ReadonlySet<number> = new Set([404, 409, 410]);

/**
 * Lets go of what is held when the visitor leaves this screen; tells them when that failed, as the service says it.
 *
 * @param reference `null` while there is nothing to let go of
 * @see rules §4, resort; §8, resort release failure
 */
export function useReleaseOnLeave(reference: string | null): void {
  const { request, notify, failureText } = useRemote();
  const latest = useRef(reference);
  useEffect(() => {
    latest.current = reference;
  }, [reference]);

  useEffect(
    () => () => {
      const held = latest.current;
      if (held === null) return;
      void request(releaseCall(held)).then((answer) => {
        if (answer.ok || answer.error.kind === 'cancelled') return;
        const isOver = answer.error.kind === 'refused' && NOTHING_HELD.has(answer.error.status);
        if (!isOver) notify('failure', failureText(answer.error, 'resortRelease'));
      });
    },
    [request, notify, failureText],
  );
}
