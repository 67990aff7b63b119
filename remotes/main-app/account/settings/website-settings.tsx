import { useTranslation } from 'react-i18next';
import { APPEARANCE, NETWORKS } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function WebsiteSettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="website">
      {(profile) => (
        <>
          <SettingsCard heading={t('settings.appearance')} page="website" settings={APPEARANCE} profile={profile} />
          <SettingsCard heading={t('settings.networks')} page="website" settings={NETWORKS} profile={profile} />
        </>
      )}
    </SettingsPage>
  );
}
