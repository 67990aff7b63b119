import { CloudOff, RotateCw } from 'lucide-react';
import { buttonClass } from '../kit/button-class.ts';
import { MessagePage } from '../kit/message-page.tsx';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';

/** Stands where a remote module would be; everything around it goes on (specification §8, failed remote component). */
export function RemoteFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { id } = useShell().session;
  return (
    <MessagePage
      takesFocus
      icon={CloudOff}
      heading={t('notices.remote')}
      actions={
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" />
          {t('retry')}
        </button>
      }
    >
      <p>{t('content.failedHint')}</p>
      <p>
        <small>{t('quoteSession', { id })}</small>
      </p>
    </MessagePage>
  );
}
