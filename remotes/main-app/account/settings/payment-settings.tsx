import { useTranslation } from 'react-i18next';
import { PAYMENT } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function PaymentSettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="payment">
      {(profile) => (
        <SettingsCard heading={t('settings.payouts')} page="payment" settings={PAYMENT} profile={profile} />
      )}
    </SettingsPage>
  );
}
