import { initialSettings, type Settings } from '../../../world/office/settings.ts';
import { createOwnedStore } from '../memory-store.ts';

/** The settings of agencies, by page. */
export interface SettingsStore {
  read(agency: string, page: string): Settings;
  /** Changes some fields. */
  save(agency: string, page: string, changes: Settings): Settings;
}

export function createSettingsStore(): SettingsStore {
  const settingStore = createOwnedStore<Settings>();
  const read = (agency: string, page: string): Settings => ({
    ...initialSettings(agency, page),
    ...settingStore.find(agency, page),
  });
  return {
    read,
    save: (agency, page, changes) => settingStore.save(agency, page, { ...read(agency, page), ...changes }),
  };
}
