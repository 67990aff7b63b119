import { Page } from '../../../kit/page.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { ForAgents } from '../frame/for-agents.tsx';
import { runsAgency } from '../frame/runs-agency.ts';
import { SupportView } from '../support/support-view.tsx';
import { SUPPORT } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';

/** `/settings/support`: asking for help; those who run the agency also set how travellers reach it. */
export function SupportSettings() {
  const say = useVoice();
  return (
    <ForAgents feature="support">
      {(profile) => (
        <Page title={say('account.support')} lead={say('support.agentLead')}>
          <SupportView />
          {runsAgency(profile) && (
            <SettingsCard heading={say('settings.support')} page="support" settings={SUPPORT} profile={profile} />
          )}
        </Page>
      )}
    </ForAgents>
  );
}
