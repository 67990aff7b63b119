import { MessageState } from '@livery/ui/message-state';
import { MapPinOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** No agency exists for this host (rules §4). @rule 4.1 */
export function AgencyMissing() {
  const { t } = useTranslation();
  return (
    <MessageState level={1} alone icon={MapPinOff} eyebrow="404" heading={t('agency.notFound')}>
      <title>{t('agency.notFound')}</title>
      <p>{t('agency.notFoundHint')}</p>
    </MessageState>
  );
}
