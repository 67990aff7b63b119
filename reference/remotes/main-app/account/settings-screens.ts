/** The agency's settings, except the website's. Loaded together. */
export { SettingsScreen } from './settings/settings-screens.tsx';
export { SupportSettings } from './settings/support-settings.tsx';
