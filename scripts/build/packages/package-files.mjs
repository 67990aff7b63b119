import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** A relative address in an import, an export, an `import()` type or a `declare module`. */
const RELATIVE = /(\bfrom\s*|\bimport\s*\(?\s*|\bdeclare module\s+)(["'])(\.{1,2}\/[^"']+)\2/g;

/** `import.meta.glob` of Vite, as packages use it: files that are there when the package is built. */
const GLOB = /import\.meta\.glob\(\[\s*(['"])(\.{1,2}\/[^'"]*)\*\.json\1,\s*(['"])!([^'"]+)\3\s*\][^)]*\)/;

/**
 * @typedef {object} PackageFiles
 * @property {Map<string, string>} written texts by their path in the package
 * @property {Set<string>} copied files that are taken as they are, from the project's root
 */

/**
 * Everything that the emitted entries of a package need, with addresses that lead within the package.
 *
 * @param {{ root: string, emitted: string, folder: string, entries: readonly string[] }} needs
 * @returns {PackageFiles}
 */
export function packageFiles({ root, emitted, folder, entries }) {
  /** @type {PackageFiles} */
  const files = { written: new Map(), copied: new Set() };
  /** @type {string[]} */
  const waiting = entries.flatMap((entry) => [scriptOf(entry), declarationsOf(scriptOf(entry))]);
  for (const file of waiting) {
    const place = placeOf(file, folder);
    if (files.written.has(place)) continue;
    const isDeclared = /\.d\.m?ts$/.test(file);
    const code = expandGlob(readFileSync(join(emitted, file), 'utf8'), (address) => join(root, dirname(file), address));
    const lead = (/** @type {string} */ address) => {
      const target = posix.join(dirname(file), address);
      if (/\.(css|json)$/.test(target)) {
        if (!isDeclared) files.copied.add(target);
        else if (target.endsWith('.json')) return declareMessages(target);
        return relativeTo(place, placeOf(target, folder));
      }
      const script = scriptOf(target);
      waiting.push(isDeclared ? declarationsOf(script) : script);
      return relativeTo(place, placeOf(script, folder));
    };
    /** @param {string} target */
    const declareMessages = (target) => {
      const declared = placeOf(target, folder).replace(/\.json$/, '.d.ts');
      files.written.set(declared, declarationOf(JSON.parse(readFileSync(join(root, target), 'utf8'))));
      return relativeTo(place, declared.replace(/\.d\.ts$/, '.js'));
    };
    const led = code.replace(RELATIVE, (_, before, quote, address) => `${before}${quote}${lead(address)}${quote}`);
    // `with { type: 'json' }` belongs to a file of messages, which a declaration has no more.
    const text = isDeclared ? led.replace(/ with \{ type: ['"]json['"] \}/g, '') : led;
    files.written.set(place, /\bTemporal\./.test(text) && isDeclared ? `${NEEDS_TEMPORAL}${text}` : text);
  }
  return files;
}

/** For teams whose `lib` has no Temporal yet. */
const NEEDS_TEMPORAL = '/// <reference lib="esnext.temporal" />\n';

/**
 * Where a file of the project stands in the package.
 *
 * @param {string} file
 * @param {string} folder
 */
export function placeOf(file, folder) {
  if (file.startsWith(`${folder}/src/`)) return file.slice(`${folder}/src/`.length);
  if (file.startsWith(`${folder}/`)) return file.slice(`${folder}/`.length);
  throw new Error(`${folder} imports ${file}, which is outside of it.`);
}

/** @param {string} file */
export function scriptOf(file) {
  return file.replace(/(?<!\.d)\.tsx?$/, '.js');
}

/** @param {string} script */
export function declarationsOf(script) {
  return script.replace(/\.(m?)js$/, '.d.$1ts');
}

/** @param {string} from @param {string} to */
function relativeTo(from, to) {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/**
 * @param {string} code
 * @param {(address: string) => string} find
 */
function expandGlob(code, find) {
  const [whole, , folder = '', , left = ''] = GLOB.exec(code) ?? [];
  if (whole === undefined) return code;
  const names = readdirSync(find(folder))
    .filter((file) => file.endsWith('.json') && `${folder}${file}` !== left)
    .map((file) => file.slice(0, -'.json'.length))
    .sort();
  const imports = names.map((name) => `import ${name} from '${folder}${name}.json' with { type: 'json' };\n`);
  const entries = names.map((name) => `'${folder}${name}.json': ${name}`);
  return imports.join('') + code.replace(whole, `{ ${entries.join(', ')} }`);
}

/** The declaration of a file of messages. @param {unknown} messages */
function declarationOf(messages) {
  return `declare const messages: ${typeOf(messages)};\nexport default messages;\n`;
}

/** @param {unknown} value @returns {string} */
function typeOf(value) {
  if (typeof value !== 'object' || value === null) return typeof value;
  return `{ ${Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${typeOf(inner)};`)
    .join(' ')} }`;
}
