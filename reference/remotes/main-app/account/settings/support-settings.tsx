import { Page } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { AgentsOnly } from '../common/account-states.tsx';
import { LeaveGuard } from '../common/leave-guard.tsx';
import { mayChangeSettings, mayWrite } from '../common/permissions.ts';
import { SupportView } from '../support/support-screens.tsx';
import { type Setting, settingsOfKind } from './setting.ts';
import { SettingsCard } from './settings-form.tsx';

const SUPPORT_FIELDS: readonly Setting[] = [
  ...settingsOfKind('email', ['supportEmail']),
  ...settingsOfKind('tel', ['supportPhone']),
  ...settingsOfKind('text', ['openingHours']),
  ...settingsOfKind('number', ['answerWithinHours']),
  ...settingsOfKind('switch', ['showChat']),
];

/**
 * `/settings/support`: a request for help; owners and administrators also set the agency's contact for travellers.
 */
export function SupportSettings() {
  const { t } = useTranslation('account');
  return (
    <AgentsOnly feature="support">
      {(profile) => (
        <Page title={t('account.support')} lead={t('support.agentLead')}>
          <LeaveGuard>
            <SupportView mayAsk={mayWrite(profile, 'support')} />
            {mayChangeSettings(profile, 'support') && (
              <SettingsCard
                heading={t('settings.support')}
                page="support"
                settings={SUPPORT_FIELDS}
                profile={profile}
              />
            )}
          </LeaveGuard>
        </Page>
      )}
    </AgentsOnly>
  );
}
