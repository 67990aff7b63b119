import { CloudAlert } from 'lucide-react';
import { buttonClass } from './kit/button-class.ts';
import { MessagePage } from './kit/message-page.tsx';
import type { Texts } from './texts/texts.ts';

/** Asks nothing of the page that broke: no context, no router, and its links load everything anew. */
export function BrokenPage({ texts }: { readonly texts: Texts }) {
  const { t } = texts.now();
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
