import { useTranslation } from 'react-i18next';
import { ADDRESS, MARKUPS } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

/** `/settings/agency`: what the agency adds to wholesale rates, and who it is; the first isn't for restricted agents (specification §6). */
export function AgencySettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="agency">
      {(profile) => (
        <>
          {!profile.isRestrictedAgent && (
            <SettingsCard heading={t('settings.markups')} page="product" settings={MARKUPS} profile={profile} />
          )}
          <SettingsCard heading={t('settings.address')} page="agency" settings={ADDRESS} profile={profile} />
        </>
      )}
    </SettingsPage>
  );
}
