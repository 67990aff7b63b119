import { useQuery } from '../../../kit/data/use-query.ts';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ProfileForm } from './profile-form.tsx';
import { readOwnProfile } from './profile-wire.ts';

/** The visitor's own profile, once it is known. */
export function ProfileView() {
  const asked = useQuery({ method: 'GET', path: '/api/reference/profile' }, readOwnProfile);
  return (
    <AccountAsked asked={asked} waiting={<Skeleton shape="rows" />}>
      {(profile) => <ProfileForm profile={profile} />}
    </AccountAsked>
  );
}
