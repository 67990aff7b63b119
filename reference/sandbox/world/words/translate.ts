import ar from './ar.json' with { type: 'json' };
import da from './da.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import no from './no.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sv from './sv.json' with { type: 'json' };

/**
 * Translates an English text of the world, with values for its gaps, which look like `{name}`; `{count}` chooses among
 * plural forms. A text without a translation stays as it is.
 */
export interface Translate {
  (text: string, values?: Readonly<Record<string, string>>): string;
  /** The language of the texts. */
  readonly language: string;
  /** The name of a place, without an English article if the language isn't English. */
  place(name: string): string;
  /** A distance in the language's usual unit, such as `1.2 miles` or `1,9 km`. */
  distance(miles: number): string;
  /** Such as `90 minutes`. */
  minutes(count: number): string;
}

/** A translation, or one for each plural form of its `{count}`. */
type Translation = string | Readonly<Record<string, string>>;

const TRANSLATIONS: ReadonlyMap<string, ReadonlyMap<string, Translation>> = new Map(
  Object.entries({ ar, da, de, es, fr, no, pt, sv }).map(([language, words]) => [
    language,
    new Map<string, Translation>(Object.entries(words)),
  ]),
);

/** The languages of the world's texts; they are written in English. */
export const WORLD_LANGUAGES: readonly string[] = ['en', ...TRANSLATIONS.keys()];

/** Translates into a language; into English if it isn't one of {@link WORLD_LANGUAGES}. */
export function translateTo(language: string): Translate {
  const words = TRANSLATIONS.get(language);
  const plurals = new Intl.PluralRules(words === undefined ? 'en' : language);
  const wordsOf = (text: string, count = ''): string | undefined => {
    const word = words?.get(text);
    return typeof word === 'object' ? (word[plurals.select(Number(count))] ?? word['other']) : word;
  };
  const fill = language === 'ar' ? fillGapsInArabic : fillGaps;
  const translate = (text: string, values: Readonly<Record<string, string>> = {}): string => {
    const knownWords = wordsOf(text, values['count']);
    if (knownWords !== undefined) return fill(knownWords, values);
    // A text that already contains its number.
    const [count] = /\d+/.exec(text) ?? [];
    const countedWords = count === undefined ? undefined : wordsOf(text.replace(count, '{count}'), count);
    return countedWords === undefined ? fill(text, values) : fill(countedWords, { count: count ?? '' });
  };
  const locale = words === undefined ? 'en' : language;
  return Object.assign(translate, {
    language: locale,
    place: (name: string) => (words === undefined ? name : translate(name).replace(/^the /, '')),
    distance: (miles: number) =>
      words === undefined
        ? formatQuantity(locale, miles, 'mile')
        : formatQuantity(locale, miles * KILOMETRES_PER_MILE, 'kilometer'),
    minutes: (count: number) => formatQuantity(locale, count, 'minute'),
  });
}

const KILOMETRES_PER_MILE = 1.609344;

function formatQuantity(locale: string, count: number, unit: string): string {
  const unitDisplay = unit === 'kilometer' ? 'short' : 'long';
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 }).format(count);
}

/** A text with its gaps filled in. */
function fillGaps(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (filledText, [gap, value]) => filledText.replaceAll(`{${gap}}`, () => value),
    text,
  );
}

const LATIN_LETTER = /\p{Script=Latin}/u;

/**
 * The same in Arabic: names in Latin letters are isolated, and a text with such a name begins with a right-to-left
 * mark, because it would otherwise be taken for English if it begins with the name.
 */
function fillGapsInArabic(text: string, values: Readonly<Record<string, string>>): string {
  const isLatin = (value: string) => LATIN_LETTER.test(value);
  if (!Object.values(values).some(isLatin)) return fillGaps(text, values);
  const isolated = Object.entries(values).map(([gap, value]) => [gap, isLatin(value) ? `\u2068${value}\u2069` : value]);
  return `\u200f${fillGaps(text, Object.fromEntries(isolated))}`;
}
