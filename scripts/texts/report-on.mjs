import { compareTexts } from './compare-texts.mjs';
import { stemOf } from './plural-keys.mjs';
import { isSaid, saidTexts } from './said-texts.mjs';
import { sentencesByKey } from './sentences-by-key.mjs';
import { KIT_PREFIX } from './text-books.mjs';

/**
 * @typedef {object} Fault
 * @property {string} what such as `missing in de`
 * @property {string[]} keys
 * @property {boolean} refused whether it has to be mended
 */

/**
 * What is wrong with a collection of texts.
 *
 * @param {import('./text-books.mjs').TextBook} book
 * @param {{ languages: readonly string[], alike: Readonly<Record<string, readonly string[]>> }} of
 *   `alike` lists the languages in which the sentence of a key may be the English one
 * @returns {Fault[]}
 */
export function reportOn({ prefix, files, sources }, { languages, alike }) {
  const english = sentencesByKey(files.get('en') ?? {});
  const stems = [...new Set([...english.keys()].map((key) => stemOf(key, english)))];
  const said = saidTexts(sources);
  const own = [...said.asked].filter((key) => (prefix === '' ? !key.startsWith(KIT_PREFIX) : key.startsWith(prefix)));
  const known = new Set(stems.map((stem) => `${prefix}${stem}`));

  /** @type {Fault[]} */
  const faults = [
    {
      what: 'said, and written nowhere',
      keys: own.filter((key) => !known.has(key)),
      refused: true,
    },
    { what: 'unused', keys: stems.filter((stem) => !isSaid(`${prefix}${stem}`, said)), refused: true },
  ];
  for (const language of languages) {
    const may = new Map(Object.entries(alike));
    const mayBeAlike = (/** @type {string} */ stem) => may.get(stem)?.includes(language) === true;
    const found = compareTexts(english, sentencesByKey(files.get(language) ?? {}), { language, mayBeAlike });
    faults.push(
      { what: `missing in ${language}`, keys: found.missing, refused: true },
      { what: `unused in ${language}`, keys: found.surplus, refused: true },
      { what: `identical to English in ${language}`, keys: found.alike, refused: false },
      { what: `with other gaps in ${language}`, keys: found.gaps, refused: true },
      { what: `blank, or with blanks around it, in ${language}`, keys: found.blank, refused: true },
    );
  }
  return faults.filter(({ keys }) => keys.length > 0);
}
