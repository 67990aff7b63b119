import { parseAst } from 'vite';
import { ROUTER_NAMES } from './shared-ids.mjs';

const ROUTER = 'react-router-dom';

/**
 * Imports React Router from the copy that the page shares, under either of its names, and fails the build, in one
 * sentence, of a remote that imports a part of it which the page doesn't share.
 *
 * @param {string} name of the remote, for the sentence
 * @returns {import('vite').Plugin}
 */
export function sharedRouter(name) {
  return {
    name: 'livery:shared-router',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id) => (id === 'react-router' ? { id: ROUTER, external: true } : undefined),
    generateBundle(_, bundle) {
      const importedFiles = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? importedNames(file.code) : [],
      );
      const missing = importedFiles.find((id) => !ROUTER_NAMES.includes(id));
      if (missing === undefined) return;
      this.error(
        `${name} imports ${missing} of React Router, which the page does not share: of its declarative mode, a remote ` +
          `may import ${ROUTER_NAMES.join(', ')}.`,
      );
    },
  };
}

/**
 * The names that a file imports from React Router.
 *
 * @param {string} code
 * @returns {string[]}
 */
function importedNames(code) {
  return parseAst(code).body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration' && statement.source.value === ROUTER) {
      return statement.specifiers.flatMap((specifier) =>
        specifier.type === 'ImportSpecifier' ? [exportedName(specifier.imported)] : [],
      );
    }
    if (statement.type === 'ExportNamedDeclaration' && statement.source?.value === ROUTER) {
      return statement.specifiers.map(({ local }) => exportedName(local));
    }
    return [];
  });
}

/** @param {import('vite').ESTree.ModuleExportName} name */
function exportedName(name) {
  return name.type === 'Literal' ? name.value : name.name;
}
