import type { i18n } from 'i18next';
import { CloudAlert } from 'lucide-react';
import { buttonClass } from './kit/buttons/button-class.ts';
import { MessagePage } from './kit/states/message-page.tsx';

/** Asks nothing of the page that broke: no context, no router, and its links load everything anew. */
export function CrashPage({ i18n: { t } }: { readonly i18n: i18n }) {
  return (
    <MessagePage
      alone
      takesFocus
      icon={CloudAlert}
      heading={t('error.title')}
      actions={
        <>
          <button type="button" className={buttonClass('primary')} onClick={() => window.location.reload()}>
            {t('error.reload')}
          </button>
          <a className={buttonClass('secondary')} href="/">
            {t('error.home')}
          </a>
        </>
      }
    >
      <title>{t('error.title')}</title>
      <p>{t('error.hint')}</p>
    </MessagePage>
  );
}
