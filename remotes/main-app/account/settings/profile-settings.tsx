import { ProfileView } from '../profile/profile-view.tsx';
import { SettingsPage } from './settings-page.tsx';

export function ProfileSettings() {
  return <SettingsPage name="profile">{() => <ProfileView />}</SettingsPage>;
}
