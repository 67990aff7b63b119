import { Page } from '../../../kit/page.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { ForAgents } from '../frame/for-agents.tsx';
import { WalletView } from './wallet-view.tsx';

export function AgentWalletScreen() {
  const say = useVoice();
  return (
    <ForAgents feature="wallet">
      {() => (
        <Page title={say('account.wallet')} lead={say('wallet.agentLead')}>
          <WalletView />
        </Page>
      )}
    </ForAgents>
  );
}
