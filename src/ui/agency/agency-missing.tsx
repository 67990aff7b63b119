import { MapPinOff } from 'lucide-react';
import { MessagePage } from '../kit/message-page.tsx';
import { useTranslation } from '../texts/use-translation.ts';

/** Nobody sells under this host (specification §4). */
export function AgencyMissing() {
  const { t } = useTranslation();
  return (
    <MessagePage alone icon={MapPinOff} eyebrow="404" heading={t('agency.notFound')}>
      <title>{t('agency.notFound')}</title>
      <p>{t('agency.notFoundHint')}</p>
    </MessagePage>
  );
}
