import { useTranslation } from 'react-i18next';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { SupportView } from './support-view.tsx';

export function MySupportScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.support')} lead={t('support.lead')}>
      <SupportView />
    </TravellerPage>
  );
}
