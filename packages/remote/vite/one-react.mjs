import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** React's packages: a second copy in the page has separate hooks and contexts. */
const REACT = new Set(['react', 'react-dom', 'scheduler']);

/**
 * Fails the build of a remote that bundles React, its `jsx-runtime` or its renderer, in one sentence. A package is
 * recognised by the name in its `package.json`, even if it is installed under another name.
 *
 * @param {string} name of the remote, for the sentence
 * @returns {import('vite').Plugin}
 */
export function oneReact(name) {
  return {
    name: 'livery:one-react',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const folders = new Map();
      for (const id of modules) {
        const foundPackage = nearestPackage(dirname(modulePath(id)), folders);
        if (foundPackage === undefined || !REACT.has(foundPackage.name)) continue;
        const [importer = 'its entry'] = this.getModuleInfo(id)?.importers ?? [];
        const file = modulePath(id).slice(foundPackage.folder.length + 1);
        this.error(
          `${name} bundles a second React (${foundPackage.name}/${file}, imported by ${importer}): import react, react-dom, ` +
            'react-dom/client and react/jsx-runtime by these names only, which the page shares.',
        );
      }
    },
  };
}

/** @param {string} id of a module, perhaps a virtual one or with a query */
function modulePath(id) {
  return id.replace(/^\0/, '').replace(/\?.*$/, '');
}

/**
 * @typedef {{ name: string, folder: string }} Package
 *
 * @param {string} folder
 * @param {Map<string, Package | undefined>} knownPackages
 * @returns {Package | undefined} the package that a folder belongs to
 */
function nearestPackage(folder, knownPackages) {
  if (knownPackages.has(folder)) return knownPackages.get(folder);
  const above = dirname(folder);
  const foundPackage = read(folder) ?? (above === folder ? undefined : nearestPackage(above, knownPackages));
  knownPackages.set(folder, foundPackage);
  return foundPackage;
}

/** @param {string} folder @returns {Package | undefined} */
function read(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  try {
    const { name } = JSON.parse(readFileSync(file, 'utf8'));
    // Folders within a package may have a package.json without a name, for the type of their modules.
    return typeof name === 'string' ? { name, folder } : undefined;
  } catch {
    return undefined;
  }
}
