import { CloudOff, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../kit/button-class.ts';
import { MessagePage } from '../kit/message-page.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';

/**
 * The agency couldn't be asked for; it stays, button and focus too, while it is
 * asked for again.
 *
 * @see readings 15
 */
export function AgencyUnreachable({ retrying }: { readonly retrying: boolean }) {
  const { t } = useTranslation();
  const { agency, session } = useShell();
  const [retried, setRetried] = useState(false);

  return (
    <MessagePage
      alone
      takesFocus
      icon={CloudOff}
      heading={t('agency.unreachable')}
      actions={
        <button type="button" className={buttonClass('primary')} aria-disabled={retrying} onClick={retry}>
          {retrying ? <Spinner /> : <RotateCw size={18} aria-hidden="true" />}
          {retrying ? t('retrying') : t('retry')}
        </button>
      }
    >
      <title>{t('agency.unreachable')}</title>
      <p>{t('agency.unreachableHint')}</p>
      <p>
        <small>{t('quoteSession', { id: session.id })}</small>
      </p>
      <VisuallyHidden>
        <output>{progress()}</output>
      </VisuallyHidden>
    </MessagePage>
  );

  function retry() {
    if (retrying) return;
    setRetried(true);
    agency.load();
  }

  function progress() {
    if (retrying) return t('retrying');
    return retried ? t('agency.stillUnreachable') : '';
  }
}
