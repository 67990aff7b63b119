import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the table of languages, as it is formatted. */
const LINE = /\{ code: '(\w+)',[^}\n]*?(?:locale: '([\w-]+)'[^}\n]*)?\},?$/gm;

/**
 * The interface languages, and their tags in `Intl` and in documents. They are read
 * from the text of the domain's source, because Node may not be able to run TypeScript.
 *
 * @param {string} root of the repository
 * @returns {{ code: string, tag: string }[]}
 */
export function interfaceLanguages(root) {
  const source = readFileSync(join(root, 'packages/contract/src/market/language.ts'), 'utf8');
  const lines = [...source.matchAll(LINE)];
  return lines.map(([, code = '', locale = code]) => ({ code, tag: new Intl.Locale(locale).baseName }));
}
