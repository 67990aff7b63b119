import { useCallback } from 'react';
import type { CallFailure, CallSituation } from '../../src/application/remotes/remote-context.ts';
import { useRemote } from './use-remote.ts';
import { useVoice } from './use-voice.ts';

/**
 * What to tell people when something could not be done: the platform's own
 * words where it gave some; the empty text for what was only taken back.
 *
 * @param situation one that the site has a sentence of its own for (specification §8)
 */
export function useFailureText(situation?: CallSituation): (failure: CallFailure) => string {
  const say = useVoice();
  const { failureText } = useRemote();
  return useCallback(
    (failure) => {
      if (situation !== undefined) return failureText(failure, situation);
      switch (failure.kind) {
        case 'unreachable':
          return say('kit.failure.unreachable');
        case 'timed-out':
          return say('kit.failure.timedOut');
        case 'refused':
          return failure.message.trim() === '' ? say('kit.failure.other') : failureText(failure);
        case 'malformed':
          return say('kit.failure.other');
        case 'cancelled':
          return '';
      }
    },
    [say, failureText, situation],
  );
}
