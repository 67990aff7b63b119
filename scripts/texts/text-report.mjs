import { interfaceLanguages } from './interface-languages.mjs';
import { readNamespaces } from './read-namespaces.mjs';
import { reportOn } from './report-on.mjs';
import sameAsEnglish from './same-as-english.json' with { type: 'json' };

/**
 * What is missing, unused or identical to English in the texts of a project, language by language.
 *
 * @param {string} root
 * @returns {{ ok: boolean, output: string }} `ok`: there are texts, and nothing is refused
 */
export function textReport(root) {
  const languages = interfaceLanguages(root).map(({ code }) => code);
  const allowed = new Map(Object.entries(sameAsEnglish));
  const namespaces = readNamespaces(root);
  if (namespaces.length === 0) return { ok: false, output: `No texts under ${root}.\n` };

  let ok = true;
  let output = '';
  for (const namespace of namespaces) {
    const faults = reportOn(namespace, { languages, alike: allowed.get(namespace.folder) ?? {} });
    if (faults.some(({ refused }) => refused)) ok = false;
    output +=
      `${namespace.folder}: ${faults.length === 0 ? `all there, in ${languages.length} languages` : ''}`.trimEnd();
    for (const { what, keys } of faults) output += `\n  ${keys.length} ${what}: ${keys.join(', ')}`;
    output += '\n';
  }
  return { ok, output };
}
