import { DoorOpen } from 'lucide-react';
import { PageTitle } from '../agency/page-title.tsx';
import { MessagePage } from '../kit/message-page.tsx';
import { useTranslation } from '../texts/use-translation.ts';

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
