import type { CallFailure } from '@livery/contract/notices/call-failure';
import { MessageState } from '@livery/ui/message-state';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FailureText } from '../../notices/message-text.tsx';
import { RetryButton } from './load-failure.tsx';
import { SessionQuote } from './session-quote.tsx';

interface Props {
  /** Names the part that couldn't be loaded. */
  readonly heading: string;
  /** The failure of the call, if there was one. */
  readonly failure?: CallFailure;
  readonly onRetry: () => void;
  /** Whether it is shown without header and footer. */
  readonly alone?: boolean;
}

/** Replaces the content of a page that couldn't be loaded (rules 4.2, 4.7 and 8.1). */
export function FailedPage({ heading, failure, onRetry, alone = false }: Props) {
  const { t } = useTranslation();
  return (
    <MessageState
      level={1}
      takesFocus
      alone={alone}
      icon={CloudOff}
      heading={heading}
      actions={<RetryButton variant="primary" size={18} onClick={onRetry} />}
    >
      {failure !== undefined && (
        <p>
          <FailureText failure={failure} situation="default" />
        </p>
      )}
      {failure?.kind !== 'refused' && <p>{t('content.failedHint')}</p>}
      <p>
        <small>
          <SessionQuote />
        </small>
      </p>
    </MessageState>
  );
}
