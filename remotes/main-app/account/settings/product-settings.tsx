import { useTranslation } from 'react-i18next';
import { PRODUCTS_SOLD } from './known-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import { SettingsPage } from './settings-page.tsx';

export function ProductSettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="product">
      {(profile) => (
        <SettingsCard heading={t('settings.products')} page="product" settings={PRODUCTS_SOLD} profile={profile} />
      )}
    </SettingsPage>
  );
}
