import { Sailboat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ScreenName } from '../../application/remotes/remotes.ts';
import { buttonClass } from '../kit/button-class.ts';
import { MessagePage } from '../kit/message-page.tsx';

/** Holds the place of a remote module that the content host does not offer. */
export function RemotePlaceholder({ remote }: { readonly remote: ScreenName }) {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={Sailboat}
      eyebrow={t(`remotes.${remote}`)}
      heading={t('slot.title')}
      actions={
        <Link className={buttonClass('primary')} to="/">
          {t('takeMeHome')}
        </Link>
      }
    >
      <p>{t('slot.hint')}</p>
    </MessagePage>
  );
}
