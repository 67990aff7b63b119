import { type CallFailure, useFailureText } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { refusalStatus } from './account-states.tsx';

/** Statuses whose message is about the entered values, and written for users. */
const INVALID_STATUSES: readonly number[] = [400, 422];

/**
 * The message of a failed save: that nothing was saved, that no input is lost, the reason, and what the user can do.
 */
export function useSaveFailureText(): (failure: CallFailure) => string {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  return (failure) => (failure.kind === 'cancelled' ? '' : [t('form.notSaved'), ...reason(failure)].join(' '));

  function reason(failure: CallFailure): readonly string[] {
    if (failure.kind === 'unreachable' || failure.kind === 'timed-out') return [failureText(failure)];
    const status = refusalStatus(failure);
    if (status === 401) return [t('form.logInAgain')];
    if (status === 403) return [t('access.notGranted')];
    return INVALID_STATUSES.includes(status) ? [failureText(failure)] : [t('form.tryAgain')];
  }
}
