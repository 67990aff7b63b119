import { ProfileView } from '../profile/profile-screen.tsx';
import { SettingsPage } from './settings-page.tsx';

/** `/settings/profile`: the user's own data, as one of the settings pages. */
export function ProfileSettings() {
  return <SettingsPage name="profile">{() => <ProfileView />}</SettingsPage>;
}
