import { type ActivityDuration, durationParts } from '../../../domain/deals/activity-duration.ts';
import { intlLocaleOf, type LanguageCode } from '../../../domain/market/language.ts';

/** From the longest to the shortest, as one says them. */
const UNITS = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
] as const;

/** One formatter for each language and unit: making one costs twenty times what using it does. */
const formatters = new Map<string, Intl.NumberFormat>();

/** How long an activity takes, such as "2 hr 30 min"; words of the back end stay what they are. */
export function durationText(duration: ActivityDuration, language: LanguageCode): string {
  if (duration.kind === 'words') return duration.words;
  const parts = durationParts(duration.minutes);
  return UNITS.filter(([part]) => parts[part] > 0)
    .map(([part, unit]) => formatterOf(language, unit).format(parts[part]))
    .join(' ');
}

function formatterOf(language: LanguageCode, unit: string): Intl.NumberFormat {
  const key = `${language}/${unit}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(intlLocaleOf(language), { style: 'unit', unit, unitDisplay: 'short' });
  formatters.set(key, made);
  return made;
}
