import { compareTexts } from './compare-texts.mjs';
import { messagesByKey } from './messages-by-key.mjs';
import { pluralStem } from './plural-keys.mjs';
import { isUsed, usedKeys } from './used-keys.mjs';

/**
 * @typedef {object} Fault
 * @property {string} what such as `missing in de`
 * @property {string[]} keys
 * @property {boolean} refused whether it must be corrected
 */

/**
 * What is wrong with the messages of a namespace.
 *
 * @param {import('./read-namespaces.mjs').Namespace} namespace
 * @param {{ languages: readonly string[], alike: Readonly<Record<string, readonly string[]>> }} of
 *   `alike` lists the languages in which the message of a key may be the English one
 * @returns {Fault[]}
 */
export function reportOn({ owners, prefix, files, sources }, { languages, alike }) {
  const english = messagesByKey(files.get('en') ?? {});
  const stems = [...new Set([...english.keys()].map((key) => pluralStem(key, english)))];
  const isNear = (/** @type {{ file: string }} */ { file }) => prefix === '' || file.startsWith(owners);
  const nearKeys = usedKeys(sources.filter(isNear));
  const far = usedKeys(sources.filter((source) => !isNear(source)));
  const used = [
    ...[...nearKeys.named].filter((key) => !key.includes(':')),
    ...[...far.named].filter((key) => prefix !== '' && key.startsWith(prefix)).map((key) => key.slice(prefix.length)),
  ];
  const knownStems = new Set(stems);

  /** @type {Fault[]} */
  const faults = [
    {
      what: 'used, and written nowhere',
      keys: used.filter((key) => !knownStems.has(key)),
      refused: true,
    },
    {
      what: 'unused',
      keys: stems.filter((stem) => !isUsed(stem, nearKeys) && !(prefix !== '' && isUsed(`${prefix}${stem}`, far))),
      refused: true,
    },
  ];
  for (const language of languages) {
    const may = new Map(Object.entries(alike));
    const mayBeAlike = (/** @type {string} */ stem) => may.get(stem)?.includes(language) === true;
    const comparison = compareTexts(english, messagesByKey(files.get(language) ?? {}), { language, mayBeAlike });
    faults.push(
      { what: `missing in ${language}`, keys: comparison.missing, refused: true },
      { what: `unused in ${language}`, keys: comparison.surplus, refused: true },
      { what: `identical to English in ${language}`, keys: comparison.alike, refused: false },
      { what: `with other placeholders in ${language}`, keys: comparison.placeholders, refused: true },
      { what: `blank, or with blanks around it, in ${language}`, keys: comparison.blank, refused: true },
    );
  }
  return faults.filter(({ keys }) => keys.length > 0);
}
