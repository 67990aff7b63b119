import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessagePage } from '../kit/states/message-page.tsx';

/** No agency exists for this host (rules §4). */
export function AgencyMissing() {
  const { t } = useTranslation();
  return (
    <MessagePage alone icon={MapPinOff} eyebrow="404" heading={t('agency.notFound')}>
      <title>{t('agency.notFound')}</title>
      <p>{t('agency.notFoundHint')}</p>
    </MessagePage>
  );
}
