import { useVoice } from '../../../kit/use-voice.ts';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { WalletView } from './wallet-view.tsx';

export function MyWalletScreen() {
  const say = useVoice();
  return (
    <TravellerPage title={say('account.wallet')} lead={say('wallet.lead')}>
      <WalletView />
    </TravellerPage>
  );
}
