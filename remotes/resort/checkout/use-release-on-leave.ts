import { useEffect, useRef } from 'react';
import { useRemote } from '../../kit/use-remote.ts';
import { useVoice } from '../../kit/use-voice.ts';
import { releaseCall } from './hold-calls.ts';

/** It is over, booked, or nobody's: there is nothing to let go of. */
const NOTHING_HELD: ReadonlySet<number> = new Set([404, 409, 410]);

/**
 * Lets go of what is held when the visitor leaves this screen; tells them when that failed, as the service says it.
 *
 * @param reference `null` while there is nothing to let go of
 * @see specification §4, resort; §8, resort release failure
 */
export function useReleaseOnLeave(reference: string | null): void {
  const { request, notify } = useRemote();
  const say = useVoice();
  const latest = useRef({ reference, words: '' });
  useEffect(() => {
    latest.current = { reference, words: say('hold.releaseFailed') };
  }, [reference, say]);

  useEffect(
    () => () => {
      const { reference: held, words } = latest.current;
      if (held === null) return;
      void request(releaseCall(held)).then((answer) => {
        if (answer.ok || answer.error.kind === 'cancelled') return;
        const { error } = answer;
        if (error.kind !== 'refused') return notify('failure', words);
        if (!NOTHING_HELD.has(error.status)) notify('failure', error.message.trim() || words);
      });
    },
    [request, notify],
  );
}
