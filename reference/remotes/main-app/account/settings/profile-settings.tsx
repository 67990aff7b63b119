import { ProfileView } from '../profile/profile-screen.tsx';
import { SettingsPage } from './settings-page.tsx';

/** `/settings/profile`: one's own data, among the pages of the settings. */
export function ProfileSettings() {
  return <SettingsPage name="profile">{() => <ProfileView />}</SettingsPage>;
}
