import { type WireRecord, wireRecord } from '../../../kit/data/wire-record.ts';

export type SettingsValues = Readonly<Record<string, SettingValue>>;

/** Reads the fields of a settings page that the platform sends; fields not listed here stay unchanged. */
export function settingsValues(wire: WireRecord, settings: readonly Setting[]): SettingsValues {
  return Object.fromEntries(
    settings
      .filter(({ name }) => wire.has(name))
      .map(({ name, kind }) => [name, kind === 'switch' ? wire.flag(name) : wire.text(name)]),
  );
}

/** The record under `data`. */
export function readSettings(response: unknown): WireRecord | undefined {
  const wire = wireRecord(response).record('data');
  return wire.names().length === 0 ? undefined : wire;
}

/** What is sent to save them: numbers as numbers. */
export function settingsBody(values: SettingsValues, settings: readonly Setting[]): object {
  const kinds = new Map(settings.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = kinds.get(name);
      return [name, kind === 'percent' || kind === 'number' ? Number(value) : value];
    }),
  );
}

/** A field of the settings, as the platform names it. */
export interface Setting {
  readonly name: string;
  readonly kind: 'text' | 'email' | 'tel' | 'url' | 'lines' | 'percent' | 'number' | 'switch';
}

/** A value that is sent back as it was read: a number as a number. */
export type SettingValue = string | boolean;
