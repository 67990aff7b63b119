import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { runsAgency } from '../frame/runs-agency.ts';
import { SupportView } from '../support/support-view.tsx';
import { SUPPORT } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';

/** `/settings/support`: asking for help; those who run the agency also set how travellers reach it. */
export function SupportSettings() {
  const { t } = useTranslation('account');
  return (
    <ForAgents feature="support">
      {(profile) => (
        <Page title={t('account.support')} lead={t('support.agentLead')}>
          <SupportView />
          {runsAgency(profile) && (
            <SettingsCard heading={t('settings.support')} page="support" settings={SUPPORT} profile={profile} />
          )}
        </Page>
      )}
    </ForAgents>
  );
}
