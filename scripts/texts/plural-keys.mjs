const FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * The key as code uses it: without the plural form, if the English message has plural forms.
 *
 * @param {string} key
 * @param {ReadonlyMap<string, string>} english
 */
export function pluralStem(key, english) {
  const stem = key.replace(FORM, '');
  return stem !== key && english.has(`${stem}_other`) ? stem : key;
}

/**
 * The keys that a language must have: those of English, with exactly the language's own plural forms.
 *
 * @param {ReadonlyMap<string, string>} english
 * @param {string} language
 * @returns {string[]}
 */
export function keysOwed(english, language) {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const owed = [...english.keys()].flatMap((key) => {
    const stem = pluralStem(key, english);
    return stem === key ? [key] : forms.map((form) => `${stem}_${form}`);
  });
  return [...new Set(owed)];
}

/**
 * Whether a plural form is for one number only, such as Arabic's dual: then its message may leave the number out.
 *
 * @param {string} key
 * @param {string} language
 */
export function saysItsNumber(key, language) {
  const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 1000 }, (_, count) => count).filter((count) => rules.select(count) === form).length === 1;
}
