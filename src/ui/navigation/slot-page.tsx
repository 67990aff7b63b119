import { Sailboat } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageTitle } from '../agency/page-title.tsx';
import { buttonClass } from '../kit/button-class.ts';
import { MessagePage } from '../kit/message-page.tsx';

/** Holds the place of a part of the site that a remote module brings. */
export function SlotPage() {
  const { t } = useTranslation();
  return (
    <MessagePage
      icon={Sailboat}
      eyebrow={t('remotes.mainApp')}
      heading={t('slot.title')}
      actions={
        <Link className={buttonClass('primary')} to="/">
          {t('takeMeHome')}
        </Link>
      }
    >
      <PageTitle />
      <p>{t('slot.hint')}</p>
    </MessagePage>
  );
}
