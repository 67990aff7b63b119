import { plainDigits } from '@livery/remote/forms';
import type { Setting, SettingsValues } from './setting.ts';

const MAX_PERCENT = 100;

/** Digits, with one decimal at most; not what `Number` would accept besides, such as `1e2` and `0x10`. */
export function isPercentage(text: string): boolean {
  return /^\d{1,3}(\.\d)?$/.test(text.trim()) && Number(text) <= MAX_PERCENT;
}

/** A typed decimal number as `Number` reads it: ASCII digits for those of any script, and a point for a comma. */
export function normaliseDecimal(text: string): string {
  return plainDigits(text).replace(/[,٫]/, '.');
}

/** The body that saves them. */
export function settingsBody(values: Partial<SettingsValues>, settings: readonly Setting[]): object {
  const kinds = new Map(settings.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = kinds.get(name);
      const isFigure = kind === 'percent' || kind === 'number';
      return [name, isFigure && typeof value === 'string' ? Number(normaliseDecimal(value)) : value];
    }),
  );
}
