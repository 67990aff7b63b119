import { useCallback } from 'react';
import type { CallFailure } from '../../src/application/remotes/remote-context.ts';
import { useVoice } from './use-voice.ts';

/**
 * What to tell people when something could not be done: the platform's own
 * words where it gave some; the empty text for what was only taken back.
 */
export function useFailureText(): (failure: CallFailure) => string {
  const say = useVoice();
  return useCallback(
    (failure) => {
      switch (failure.kind) {
        case 'unreachable':
          return say('kit.failure.unreachable');
        case 'timed-out':
          return say('kit.failure.timedOut');
        case 'refused':
          return failure.message.trim() === '' ? say('kit.failure.other') : failure.message;
        case 'malformed':
          return say('kit.failure.other');
        case 'cancelled':
          return '';
      }
    },
    [say],
  );
}
