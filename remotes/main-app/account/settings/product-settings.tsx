import { useVoice } from '../../../kit/use-voice.ts';
import { PRODUCTS_SOLD } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function ProductSettings() {
  const say = useVoice();
  return (
    <SettingsPage name="product">
      {(profile) => (
        <SettingsCard heading={say('settings.products')} page="product" settings={PRODUCTS_SOLD} profile={profile} />
      )}
    </SettingsPage>
  );
}
