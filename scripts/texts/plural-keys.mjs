const FORM = /_(?:zero|one|two|few|many|other)$/;

/**
 * What a key is used by: without its plural form, if English has the message in forms.
 *
 * @param {string} key
 * @param {ReadonlyMap<string, string>} english
 */
export function stemOf(key, english) {
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
    const stem = stemOf(key, english);
    return stem === key ? [key] : forms.map((form) => `${stem}_${form}`);
  });
  return [...new Set(owed)];
}

/**
 * Whether a plural form may leave its number out: it stands for one number only, as Arabic's dual does.
 *
 * @param {string} key
 * @param {string} language
 */
export function saysItsNumber(key, language) {
  const form = /_(zero|one|two|few|many|other)$/.exec(key)?.[1];
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 1000 }, (_, count) => count).filter((count) => rules.select(count) === form).length === 1;
}
