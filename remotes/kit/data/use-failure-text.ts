import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFailure, CallSituation } from '../../../src/application/remotes/remote-context.ts';
import { useRemote } from '../use-remote.ts';

/**
 * What to tell people when something could not be done: the platform's own
 * words where it gave some; the empty text for what was only taken back.
 *
 * @param situation one that the site has a sentence of its own for (rules §8)
 */
export function useFailureText(situation?: CallSituation): (failure: CallFailure) => string {
  const { t } = useTranslation('kit');
  const { failureText } = useRemote();
  return useCallback(
    (failure) => {
      if (situation !== undefined) return failureText(failure, situation);
      switch (failure.kind) {
        case 'unreachable':
          return t('failure.unreachable');
        case 'timed-out':
          return t('failure.timedOut');
        case 'refused':
          return failure.message.trim() === '' ? t('failure.other') : failureText(failure);
        case 'malformed':
          return t('failure.other');
        case 'cancelled':
          return '';
      }
    },
    [t, failureText, situation],
  );
}
