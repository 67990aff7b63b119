import { createRequire } from 'node:module';
import { ROUTER_NAMES } from './shared-ids.mjs';

const require = createRequire(import.meta.url);

/** React's packages are CommonJS and have a default export. The others are ES modules without one. */
const COMMON_JS = /^react(-dom)?(\/|$)/;

/** Whether it is a module of this project, whose exports a bundler finds in its code. */
export function isSource(id: string): boolean {
  return id.startsWith('@livery/');
}

/**
 * The source of the module by which remote modules import a package of the shell. It
 * names every export, because a bundler can't find those of a CommonJS package, such as
 * React, in its code.
 *
 * @param id the package, or a path in it, such as `react-dom/client`
 */
export function sharedModuleSource(id: string): string {
  if (isSource(id)) return `export * from ${JSON.stringify(id)};\n`;
  const names = exportedNames(id);
  return exportStatement(id, COMMON_JS.test(id) ? [...names, 'default'] : names);
}

/**
 * The source of one module by which remote modules import several packages of the shell. If two packages export the
 * same name, it must be the same value. The default export combines those of all packages.
 */
export function sharedTogetherSource(ids: readonly string[]): string {
  const from = new Map<string, string>();
  const exportLines = ids.map((id) => {
    const names = exportedNames(id).filter((name) => !isExportedBy(from.get(name), id, name));
    for (const name of names) from.set(name, id);
    return exportStatement(id, names);
  });
  const defaults = ids.filter((id) => COMMON_JS.test(id));
  const importLines = defaults.map((id, index) => `import default${index} from ${JSON.stringify(id)};\n`);
  // React's own names win: it comes first in the list, so last here.
  const spread = defaults.map((_, index) => `...default${index}`).reverse();
  return [...exportLines, ...importLines, `export default { ${spread.join(', ')} };\n`].join('');
}

function isExportedBy(other: string | undefined, id: string, name: string): boolean {
  if (other === undefined) return false;
  if (require(other)[name] === require(id)[name]) return true;
  throw new Error(`"${other}" and "${id}" each export another "${name}": they can't be shared as one module.`);
}

function exportedNames(id: string): readonly string[] {
  const names = id === 'react-router-dom' ? ROUTER_NAMES : Object.keys(require(id));
  return names.filter((name) => name !== '__esModule');
}

function exportStatement(id: string, names: readonly string[]): string {
  return `export { ${names.join(', ')} } from ${JSON.stringify(id)};\n`;
}
