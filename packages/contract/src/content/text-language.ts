import type { Direction } from '../market/language.ts';

/** The `lang` and `dir` of an element's text; empty if the text has the language of its surroundings. */
export type TextLanguage = { readonly lang: string; readonly dir: Direction } | Record<string, never>;

/** ISO 15924 codes of scripts, the pattern of their letters, and the language that most texts in them are in. */
const SCRIPTS: readonly (readonly [script: string, letters: RegExp, language: string])[] = [
  ['Latn', /\p{Script=Latin}/gu, 'en'],
  ['Arab', /\p{Script=Arabic}/gu, 'ar'],
  ['Cyrl', /\p{Script=Cyrillic}/gu, 'ru'],
  ['Grek', /\p{Script=Greek}/gu, 'el'],
  ['Hebr', /\p{Script=Hebrew}/gu, 'he'],
  ['Deva', /\p{Script=Devanagari}/gu, 'hi'],
  ['Thai', /\p{Script=Thai}/gu, 'th'],
  ['Hang', /\p{Script=Hangul}/gu, 'ko'],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  ['Hani', /\p{Script=Han}/gu, 'zh'],
];

/** Unicode's codes for writing systems, and the scripts above whose letters they use. */
const COMPOSITE_SCRIPTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Jpan', ['Kana', 'Hani']],
  ['Kore', ['Hang', 'Hani']],
  ['Hans', ['Hani']],
  ['Hant', ['Hani']],
]);

const RIGHT_TO_LEFT_SCRIPTS: ReadonlySet<string> = new Set(['Arab', 'Hebr']);

/** E-mail and web addresses are in Latin letters, whatever the language of the text around them. */
const ADDRESS_PATTERN = /@|:\/\/|^www\./i;

/** An isolated part of a text, such as a name: it has its own direction. */
const ISOLATED_PATTERN = /[\u2066-\u2068][^\u2066-\u2069]*\u2069/g;

/**
 * Only Latin letters, and signs that belong to no script. This is true for most texts, in which no other letters are
 * searched for.
 */
const LATIN_ONLY_PATTERN = /^[\0-\u024f\u2000-\u206f]*$/;
const LATIN_LETTER = /\p{Script=Latin}/u;

/** The number of characters of a long text that are examined. */
const MAX_SAMPLE_LENGTH = 4000;

/**
 * The language of a text that a person wrote for the page (WCAG 3.1.2). The declared language is used, unless the text
 * is in letters of another script. If none is declared, the letters decide: Latin letters on an Arabic page are taken
 * for English, and languages in the script of the page's language can't be distinguished from it.
 *
 * @param around the language of the surrounding text, as in a `lang` attribute
 * @param declaredLanguage the language that the API names, untrusted; the empty text if it names none
 */
export function textLanguage(text: string, around: string, declaredLanguage = ''): TextLanguage {
  const script = textScript(text);
  if (script === undefined) return {};
  const locale = parseLocale(declaredLanguage);
  const page = findPageLocale(around);
  if (locale !== undefined && isWrittenIn(locale, script)) {
    return locale.language === page?.language ? {} : languageAttributes(locale.baseName, script);
  }
  if (page !== undefined && isWrittenIn(page, script)) return {};
  const [, , language] = SCRIPTS.find(([code]) => code === script) ?? [];
  return language === undefined ? {} : languageAttributes(language, script);
}

function languageAttributes(lang: string, script: string): TextLanguage {
  return { lang, dir: RIGHT_TO_LEFT_SCRIPTS.has(script) ? 'rtl' : 'ltr' };
}

/** The script of a text outside its isolated parts, or of the whole text if only these have letters. */
function textScript(text: string): string | undefined {
  const start = text.slice(0, MAX_SAMPLE_LENGTH);
  return dominantScript(start.replace(ISOLATED_PATTERN, ' ')) ?? dominantScript(start);
}

/** The script of most letters of a text, without addresses; `undefined` if it has no letters of a known script. */
function dominantScript(text: string): string | undefined {
  const words = text.split(/\s+/);
  const sample = words.filter((word) => !ADDRESS_PATTERN.test(word)).join(' ');
  if (LATIN_ONLY_PATTERN.test(sample)) return LATIN_LETTER.test(sample) ? 'Latn' : undefined;
  const counts = SCRIPTS.map(([script, letters]) => [script, sample.match(letters)?.length ?? 0] as const);
  const [script, count] = counts.reduce((most, firstCount) => (firstCount[1] > most[1] ? firstCount : most));
  // Japanese mixes Chinese characters with its own letters; Chinese has no Japanese ones.
  if (script === 'Hani' && counts.some(([code, found]) => code === 'Kana' && found > 0)) return 'Kana';
  return count === 0 ? undefined : script;
}

function isWrittenIn({ script: own }: Locale, script: string): boolean {
  return own === script || COMPOSITE_SCRIPTS.get(own)?.includes(script) === true;
}

interface Locale {
  readonly language: string;
  readonly baseName: string;
  /** Its script. */
  readonly script: string;
}

/**
 * The locales of the languages around texts. There are few, and `Intl` is slow: a page asks for the locale for each of
 * its texts.
 */
const pageLocales = new Map<string, Locale | undefined>();
const MAX_PAGE_LOCALES = 100;

function findPageLocale(tag: string): Locale | undefined {
  if (pageLocales.has(tag)) return pageLocales.get(tag);
  const locale = parseLocale(tag);
  if (pageLocales.size < MAX_PAGE_LOCALES) pageLocales.set(tag, locale);
  return locale;
}

/** `undefined` if the tag is invalid or empty; `no` is read as Bokmål. */
function parseLocale(tag: string): Locale | undefined {
  // Most texts name no language, and catching an error would take as long as everything else here.
  if (tag === '') return undefined;
  try {
    const givenLocale = new Intl.Locale(tag.trim());
    const locale = givenLocale.language === 'no' ? new Intl.Locale('nb') : givenLocale;
    return { language: locale.language, baseName: locale.baseName, script: locale.maximize().script ?? '' };
  } catch {
    return undefined;
  }
}
