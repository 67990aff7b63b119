import type { CallFailure, CallSituation } from '@livery/contract/remotes/remote-context';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemote } from '../use-remote.ts';

/**
 * The message of a failure: the platform's if it sent one; the empty text for a cancelled call.
 *
 * @param situation one that has its own message (rules §8)
 */
export function useFailureText(situation?: CallSituation): (failure: CallFailure) => string {
  const { t } = useTranslation('ui');
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
