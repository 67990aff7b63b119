import type english from '../texts/en.json';

/** A field of the settings, by its name on the platform. */
export interface Setting {
  readonly name: string;
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'lines' | 'percent' | 'number' | 'switch';
}

/** The value to send, of the same type as it was read. */
export type SettingValue = string | boolean;

export type SettingsValues = Readonly<Record<string, SettingValue>>;

/** A setting that has a text. */
type SettingName = keyof typeof english.settings.fields;

/** Settings of one kind. */
export function settingsOfKind(kind: Setting['kind'], names: readonly SettingName[]): readonly Setting[] {
  return names.map((name) => ({ name, kind }));
}
