/** The agency's settings, but for the website's. Loaded together. */
export { SettingsScreen } from './settings/settings-screens.tsx';
export { SupportSettings } from './settings/support-settings.tsx';
