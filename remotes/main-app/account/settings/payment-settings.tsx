import { useVoice } from '../../../kit/use-voice.ts';
import { PAYMENT } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function PaymentSettings() {
  const say = useVoice();
  return (
    <SettingsPage name="payment">
      {(profile) => (
        <SettingsCard heading={say('settings.payouts')} page="payment" settings={PAYMENT} profile={profile} />
      )}
    </SettingsPage>
  );
}
