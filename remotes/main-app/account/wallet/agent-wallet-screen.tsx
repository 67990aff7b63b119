import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { WalletView } from './wallet-view.tsx';

export function AgentWalletScreen() {
  const { t } = useTranslation('account');
  return (
    <ForAgents feature="wallet">
      {() => (
        <Page title={t('account.wallet')} lead={t('wallet.agentLead')}>
          <WalletView />
        </Page>
      )}
    </ForAgents>
  );
}
