import { useVoice } from '../../../kit/use-voice.ts';
import { APPEARANCE, NETWORKS } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function WebsiteSettings() {
  const say = useVoice();
  return (
    <SettingsPage name="website">
      {(profile) => (
        <>
          <SettingsCard heading={say('settings.appearance')} page="website" settings={APPEARANCE} profile={profile} />
          <SettingsCard heading={say('settings.networks')} page="website" settings={NETWORKS} profile={profile} />
        </>
      )}
    </SettingsPage>
  );
}
