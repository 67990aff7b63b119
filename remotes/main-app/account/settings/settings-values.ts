import { type WireRecord, wireRecord } from '../../../kit/data/wire-record.ts';
import type { Setting, SettingValue } from './setting.ts';

export type SettingsValues = Readonly<Record<string, SettingValue>>;

/** Reads the fields of a settings page that the platform tells; it may have others, which stay as they are. */
export function settingsValues(wire: WireRecord, settings: readonly Setting[]): SettingsValues {
  return Object.fromEntries(
    settings
      .filter(({ name }) => wire.has(name))
      .map(({ name, kind }) => [name, kind === 'switch' ? wire.flag(name) : wire.text(name)]),
  );
}

/** The record under `data`, to be read by whoever knows its fields. */
export function readSettings(answer: unknown): WireRecord | undefined {
  const wire = wireRecord(answer).record('data');
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
