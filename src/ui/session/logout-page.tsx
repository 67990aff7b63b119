import { DoorOpen } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PageTitle } from '../agency/page-title.tsx';
import { MessagePage } from '../kit/message-page.tsx';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';

/** Signs out, once, and says so until the next page is there (specification §2, /logout). */
export function LogoutPage() {
  const { t } = useTranslation();
  const { session } = useShell();
  const left = useRef(false);

  useEffect(() => {
    if (left.current) return;
    left.current = true;
    session.leave();
  }, [session]);

  return (
    <MessagePage icon={DoorOpen} heading={t('leaving.title')}>
      <PageTitle page={t('leaving.title')} />
      <p role="status">{t('leaving.hint')}</p>
    </MessagePage>
  );
}
