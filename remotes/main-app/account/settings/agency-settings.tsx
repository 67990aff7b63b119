import { useVoice } from '../../../kit/use-voice.ts';
import { ADDRESS, MARKUPS } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

/** `/settings/agency`: what the agency adds to wholesale rates, and who it is; the first isn't for restricted agents (specification §6). */
export function AgencySettings() {
  const say = useVoice();
  return (
    <SettingsPage name="agency">
      {(profile) => (
        <>
          {!profile.isRestrictedAgent && (
            <SettingsCard heading={say('settings.markups')} page="product" settings={MARKUPS} profile={profile} />
          )}
          <SettingsCard heading={say('settings.address')} page="agency" settings={ADDRESS} profile={profile} />
        </>
      )}
    </SettingsPage>
  );
}
