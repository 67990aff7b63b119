/** A person's own data: profile, settings, wallet and support. Loaded together. */
export { MyProfileScreen } from './profile/profile-screen.tsx';
export { SettingsScreen, SupportSettings } from './settings/settings-screens.tsx';
export { MySupportScreen } from './support/support-screens.tsx';
export { AgentWalletScreen, MyWalletScreen } from './wallet/wallet-screens.tsx';
