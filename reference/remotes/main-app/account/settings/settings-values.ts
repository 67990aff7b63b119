import { plainDigits } from '@livery/remote/forms';
import type { Setting, SettingsValues } from './setting.ts';

const MAX_PERCENT = 100;

/** Digits with at most one decimal; not other forms that `Number` accepts, such as `1e2` and `0x10`. */
export function isPercentage(text: string): boolean {
  return /^\d{1,3}(\.\d)?$/.test(text.trim()) && Number(text) <= MAX_PERCENT;
}

/**
 * A typed decimal number in the form that `Number` reads: with ASCII digits instead of those of any script, and a point
 * instead of a comma.
 */
export function normaliseDecimal(text: string): string {
  return plainDigits(text).replace(/[,٫]/, '.');
}

/** The request body that saves them. */
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
