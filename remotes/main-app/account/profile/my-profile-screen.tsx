import { useVoice } from '../../../kit/use-voice.ts';
import { TravellerPage } from '../traveller/traveller-page.tsx';
import { ProfileView } from './profile-view.tsx';

export function MyProfileScreen() {
  const say = useVoice();
  return (
    <TravellerPage title={say('account.profile')} lead={say('profile.lead')}>
      <ProfileView />
    </TravellerPage>
  );
}
