import { DoorOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../agency/agency-context.tsx';
import { MessagePage } from '../kit/states/message-page.tsx';

/** Says that the visitor is being signed out, until the next page is there; `LogoutGate` does it. */
export function LogoutPage() {
  const { t } = useTranslation();
  return (
    <MessagePage icon={DoorOpen} heading={t('leaving.title')}>
      <PageTitle page={t('leaving.title')} />
      <p role="status">{t('leaving.hint')}</p>
    </MessagePage>
  );
}
