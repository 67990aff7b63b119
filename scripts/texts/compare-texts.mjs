import { keysOwed, pluralStem, saysItsNumber } from './plural-keys.mjs';

/**
 * @typedef {object} Comparison
 * @property {string[]} missing keys that the language must have but lacks
 * @property {string[]} surplus keys that it has but must not have
 * @property {string[]} alike keys whose message equals the English one without permission
 * @property {string[]} placeholders keys whose placeholders differ from those of the English message
 * @property {string[]} blank keys whose message is empty, or begins or ends with a space
 */

/**
 * How the messages of a language differ from what English requires.
 *
 * @param {ReadonlyMap<string, string>} english
 * @param {ReadonlyMap<string, string>} other
 * @param {{ language: string, mayBeAlike: (stem: string) => boolean }} of
 * @returns {Comparison}
 */
export function compareTexts(english, other, { language, mayBeAlike }) {
  const owed = new Set(keysOwed(english, language));
  const pattern = (/** @type {string} */ key) =>
    english.get(key) ??
    english.get(`${pluralStem(key, english)}_other`) ??
    english.get(`${key.replace(/_\w+$/, '')}_other`);
  const translated = [...other].filter(([key]) => owed.has(key));

  return {
    missing: [...owed].filter((key) => !other.has(key)),
    surplus: [...other.keys()].filter((key) => !owed.has(key)),
    alike: language === 'en' ? [] : translated.filter(isAlike).map(([key]) => key),
    placeholders: translated.filter(([key, message]) => !hasItsPlaceholders(key, message)).map(([key]) => key),
    blank: [...other].filter(([, message]) => message === '' || message !== message.trim()).map(([key]) => key),
  };

  /** @param {[string, string]} entry */
  function isAlike([key, message]) {
    return message === pattern(key) && !mayBeAlike(pluralStem(key, english));
  }

  /** @param {string} key @param {string} message */
  function hasItsPlaceholders(key, message) {
    const wanted = messagePlaceholders(pattern(key) ?? '');
    const placeholders = messagePlaceholders(message);
    const without = wanted.filter((placeholder) => placeholder !== '{{count}}');
    return isSameList(placeholders, wanted) || (saysItsNumber(key, language) && isSameList(placeholders, without));
  }
}

/** Interpolated values, and the elements of `<Trans>`. @param {string} message */
function messagePlaceholders(message) {
  return [...message.matchAll(/\{\{\w+\}\}|<\/?\w+\/?>/g)].map(([placeholder]) => placeholder).sort();
}

/** @param {readonly string[]} one @param {readonly string[]} other */
function isSameList(one, other) {
  return one.join() === other.join();
}
