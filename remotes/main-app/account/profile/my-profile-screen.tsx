import { useTranslation } from 'react-i18next';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { ProfileView } from './profile-view.tsx';

export function MyProfileScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.profile')} lead={t('profile.lead')}>
      <ProfileView />
    </TravellerPage>
  );
}
