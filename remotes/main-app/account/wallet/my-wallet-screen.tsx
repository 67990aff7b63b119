import { useTranslation } from 'react-i18next';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { WalletView } from './wallet-view.tsx';

export function MyWalletScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.wallet')} lead={t('wallet.lead')}>
      <WalletView />
    </TravellerPage>
  );
}
