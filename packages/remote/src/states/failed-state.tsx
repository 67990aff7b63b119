import type { CallFailure } from '@livery/contract/remotes/remote-context';
import { Button } from '@livery/ui/button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { MessageState } from '@livery/ui/message-state';
import { useLive } from '@livery/ui/use-live';
import { CloudOff, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRemote } from '../use-remote.ts';

interface Props {
  readonly onRetry: () => void;
  /** The failure of the call, if there was one. */
  readonly failure?: CallFailure;
  /** The level of the heading: 1 if it is the whole page. */
  readonly level?: 1 | 2 | 3 | undefined;
  /** Names what couldn't be loaded; the default is generic. */
  readonly heading?: string | undefined;
}

/** A failure: its reason, a Retry button, and the session id to quote to support (rules 4.7). */
export function FailedState({ onRetry, failure, level = 2, heading }: Props) {
  const { t } = useTranslation('ui');
  const { session, failureText } = useRemote();
  const { id } = useLive(session);
  return (
    <MessageState
      icon={CloudOff}
      level={level}
      heading={heading ?? t('failed')}
      actions={
        <Button ref={keepsFocus} variant="primary" onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" />
          <span>{t('retry')}</span>
        </Button>
      }
    >
      {failure !== undefined && (
        <p>
          <bdi>{failureText(failure)}</bdi>
        </p>
      )}
      {failure?.kind !== 'refused' && <p>{t('failedHint')}</p>}
      <p>
        <small>{t('quoteSession', { id })}</small>
      </p>
    </MessageState>
  );
}
