import type { LanguageCode } from '../../src/application/remotes/remote-context.ts';
import { localeOf } from '../kit/format/locale.ts';

/** Zones change: Lisbon once kept the time of Berlin. */
const SOME_DAY = Date.UTC(2026, 0, 15);

/** What a time zone is called, such as `Western European Time`; the empty text for what is none. */
export function timeZoneName(timeZone: string, language: LanguageCode): string {
  if (timeZone === '') return '';
  try {
    const format = new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts(SOME_DAY).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}
