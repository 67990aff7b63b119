import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../../domain/notices/call-failure.ts';
import { FailureText } from '../../notices/message-text.tsx';
import { useShell } from '../../shell-context.tsx';
import { RetryButton } from './load-failure.tsx';
import { MessagePage } from './message-page.tsx';

interface Props {
  /** What could not be had. */
  readonly heading: string;
  /** Why a call failed; left out where it was no call. */
  readonly failure?: CallFailure;
  readonly onRetry: () => void;
  /** Without the site around it. */
  readonly alone?: boolean;
}

/** Stands where a page's own part would be; everything around it goes on (rules 4.2, 4.7 and 8.1). */
export function FailedPage({ heading, failure, onRetry, alone = false }: Props) {
  const { t } = useTranslation();
  const { id } = useShell().session;
  return (
    <MessagePage
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
        <small>{t('quoteSession', { id })}</small>
      </p>
    </MessagePage>
  );
}
