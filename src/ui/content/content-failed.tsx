import { CloudOff, RotateCw } from 'lucide-react';
import { buttonClass } from '../kit/button-class.ts';
import { MessagePage } from '../kit/message-page.tsx';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';

/** A page whose words could not be had (readings 15 and 34). */
export function ContentFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const { id } = useShell().session;
  return (
    <MessagePage
      takesFocus
      icon={CloudOff}
      heading={t('content.failed')}
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
