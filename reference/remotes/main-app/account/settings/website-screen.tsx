import { useTranslation } from 'react-i18next';
import { mayChangeSettings } from '../common/permissions.ts';
import { settingsOfKind } from './setting.ts';
import { SettingsCard } from './settings-form.tsx';
import { SettingsPage } from './settings-page.tsx';
import { WebsiteSettings } from './website-settings.tsx';
import { WebsiteText } from './website-text.tsx';

const SOCIAL_NETWORK_FIELDS = settingsOfKind('url', ['facebook', 'instagram', 'linkedin', 'twitter']);

/** `/settings/website`: users who may change the settings see a form with a preview, others read them. */
export function WebsiteScreen() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="website">
      {(profile) => (
        <>
          {mayChangeSettings(profile) ? <WebsiteSettings /> : <WebsiteText />}
          <SettingsCard
            heading={t('settings.networks')}
            page="website"
            settings={SOCIAL_NETWORK_FIELDS}
            profile={profile}
          />
        </>
      )}
    </SettingsPage>
  );
}
