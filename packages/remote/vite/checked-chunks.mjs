import { integrityOf, withImports } from './built-files.mjs';

/** A dynamic import of a chunk in the build's output: the address is relative, with any kind of quotes. */
const DYNAMIC_IMPORT = /\bimport\(\s*(["'`])\.\/([^"'`]+)\1\s*\)/g;

/** The name of the function that loads chunks, in each file that uses it. */
const LOAD_FUNCTION = '__loadChunk';

/**
 * Loads chunks, each `[file, integrity]`, and returns the first one's exports. A `<link>` fetches each file before it
 * is imported, and the browser refuses one with another digest; after a failure the first one gets a new address,
 * because browsers remember a module that failed.
 */
const LOADER = `
var ${LOAD_FUNCTION}Attempts;
async function ${LOAD_FUNCTION}(...files) {
  const attempts = (${LOAD_FUNCTION}Attempts ??= new Map());
  const [first] = files[0];
  const failed = attempts.get(first) ?? 0;
  const addressOf = (file) => new URL(file === first && failed > 0 ? file + '?try=' + failed : file, import.meta.url).href;
  const fetched = ([file, integrity]) => new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: 'anonymous', integrity });
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(addressOf(file) + ' could not be loaded, or is not the file that was built.'));
    };
    link.href = addressOf(file);
    document.head.append(link);
  });
  try {
    await Promise.all(files.map(fetched));
    return await import(addressOf(first));
  } catch (error) {
    attempts.set(first, failed + 1);
    throw error;
  }
}
`;

/**
 * Lets a remote load parts of itself later: each part is imported only if it has the digest from the build. That digest
 * is in the file that imports it, whose own digest is checked in the same way, up to the entry, whose digest is in the
 * manifest.
 *
 * @returns {import('vite').Plugin}
 */
export function checkedChunks() {
  return {
    name: 'livery:checked-chunks',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const fileName of inOrder(bundle)) {
          const chunk = chunkInBundle(bundle, fileName);
          if (chunk === undefined || chunk.dynamicImports.length === 0) continue;
          const code = chunk.code.replace(DYNAMIC_IMPORT, (all, _quote, file) => {
            if (chunkInBundle(bundle, file) === undefined) return all;
            const files = fetchedFor(bundle, fileName, file);
            return `${LOAD_FUNCTION}(${files.map((name) => JSON.stringify([name, integrityOf(chunkInBundle(bundle, name)?.code ?? '')])).join(',')})`;
          });
          chunk.code = code + LOADER;
        }
      },
    },
  };
}

/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/** @param {Bundle} bundle @param {string} fileName */
function chunkInBundle(bundle, fileName) {
  const file = bundle[fileName];
  return file?.type === 'chunk' ? file : undefined;
}

/**
 * The files to fetch before a chunk is imported: the chunk first, then its imports, except those that the importer
 * already has.
 *
 * @param {Bundle} bundle
 * @param {string} importer
 * @param {string} file
 */
function fetchedFor(bundle, importer, file) {
  const knownFiles = new Set(withImports(bundle, importer));
  return withImports(bundle, file).filter((name) => name === file || !knownFiles.has(name));
}

/**
 * The chunks, each after those whose digests it contains.
 *
 * @param {Bundle} bundle
 * @returns {string[]}
 */
function inOrder(bundle) {
  /** @type {Set<string>} */
  const doneChunks = new Set();
  const visit = (/** @type {string} */ fileName, /** @type {readonly string[]} */ path) => {
    if (doneChunks.has(fileName)) return;
    if (path.includes(fileName)) {
      const circle = [...path.slice(path.indexOf(fileName)), fileName].join(' → ');
      throw new Error(`These chunks load each other in a circle, so that no digest can be written: ${circle}.`);
    }
    for (const later of chunkInBundle(bundle, fileName)?.dynamicImports ?? []) {
      for (const file of fetchedFor(bundle, fileName, later)) visit(file, [...path, fileName]);
    }
    doneChunks.add(fileName);
  };
  for (const fileName of Object.keys(bundle)) visit(fileName, []);
  return [...doneChunks];
}
