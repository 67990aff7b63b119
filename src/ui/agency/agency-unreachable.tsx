import type { CallFailure } from '@livery/contract/notices/call-failure';
import { buttonClass } from '@livery/ui/button-class';
import { MessageState } from '@livery/ui/message-state';
import { Spinner } from '@livery/ui/spinner';
import { VisuallyHiddenStatus } from '@livery/ui/visually-hidden';
import { CloudOff, RotateCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { failureMessage } from '../../domain/notices/failure-message.ts';
import { SessionQuote } from '../kit/states/session-quote.tsx';
import { useShell } from '../shell-context.tsx';

interface Props {
  readonly failure: CallFailure;
  /** Whether the agency is loading again. */
  readonly retrying: boolean;
}

/**
 * The agency couldn't be loaded. The page, its button and the focus stay during a retry. The hint about the
 * visitor's connection is shown only when there was no response.
 *
 * @rule 4.2, 8.1
 */
export function AgencyUnreachable({ failure, retrying }: Props) {
  const { t } = useTranslation();
  const { agency } = useShell();
  const { search } = useLocation();
  const [retried, setRetried] = useState(false);
  const status = failure.kind === 'refused' ? failure.status : null;
  const heading = t(status !== null && status < 500 ? 'agency.refused' : 'agency.unreachable');
  const hint = status === null ? t('agency.unreachableHint') : t('agency.refusedHint', { status });
  const message = failureMessage(failure, 'default');

  return (
    <MessageState
      level={1}
      alone
      takesFocus
      icon={CloudOff}
      heading={heading}
      actions={
        // Without JavaScript, the form reloads the page with its query.
        <form onSubmit={retry}>
          {[...new URLSearchParams(search)].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={buttonClass('primary')} aria-disabled={retrying}>
            {retrying ? <Spinner /> : <RotateCw size={18} aria-hidden="true" />}
            <span>{retrying ? t('retrying') : t('retry')}</span>
          </button>
        </form>
      }
    >
      <title>{heading}</title>
      <p>{hint}</p>
      {message.from === 'server' && (
        <p>
          <bdi>{message.text}</bdi>
        </p>
      )}
      <p>
        <small>
          <SessionQuote />
        </small>
      </p>
      <VisuallyHiddenStatus>{progress()}</VisuallyHiddenStatus>
    </MessageState>
  );

  function retry(event: FormEvent) {
    event.preventDefault();
    if (retrying) return;
    setRetried(true);
    agency.load();
  }

  function progress() {
    if (retrying) return t('retrying');
    if (!retried) return '';
    return status === null ? t('agency.stillUnreachable') : hint;
  }
}
