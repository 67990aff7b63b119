import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { ProfileForm } from './profile-form.tsx';
import { readOwnProfile } from './profile-wire.ts';

export function MyProfileScreen() {
  const { t } = useTranslation('account');
  return (
    <TravellerPage title={t('account.profile')} lead={t('profile.lead')}>
      <ProfileView />
    </TravellerPage>
  );
}

/** The visitor's own profile, once it is known. */
export function ProfileView() {
  const query = useQuery({ method: 'GET', path: '/api/reference/profile' }, readOwnProfile);
  return (
    <AccountQueryResult query={query} waiting={<Skeleton shape="rows" />}>
      {(profile) => <ProfileForm profile={profile} />}
    </AccountQueryResult>
  );
}
