/** The user's own data: profile, wallet and support. Loaded together. */
export { MyProfileScreen } from './profile/profile-screen.tsx';
export { ProfileSettings } from './settings/profile-settings.tsx';
export { MySupportScreen } from './support/support-screens.tsx';
export { AgentWalletScreen, MyWalletScreen } from './wallet/wallet-screens.tsx';
