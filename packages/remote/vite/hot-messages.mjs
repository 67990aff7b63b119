import { readFileSync } from 'node:fs';

/** Messages of the shell, of a remote or of a package, in one language. */
const MESSAGES = /\/texts\/\w+\.json$/;
/** What an import that waits says of a JSON file. */
const ATTRIBUTES = /(\bimport\(\s*(["'`])[^"'`]+\.json\2)\s*,\s*\{\s*with:\s*\{[^{}]*\}\s*,?\s*\}/g;
/** Instead of the file's own name: Vite gives a module that ends with `.json` no hot updates. */
const VIRTUAL = '\0hot-messages:';

/**
 * Lets Vite's dev server replace messages while the page keeps its state: whoever imported them holds the same object,
 * with the new messages in it, and the event `livery:messages` of the window asks those who have handed them to i18next
 * to do so again.
 *
 * @returns {import('vite').Plugin}
 */
export function hotMessages() {
  return {
    name: 'livery:hot-messages',
    apply: 'serve',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [listeningPackages()] } } }),
    resolveId: {
      filter: { id: /\.json$/ },
      async handler(source, importer, options) {
        if (this.environment.name !== 'client') return undefined;
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolved !== null && MESSAGES.test(resolved.id)
          ? `${VIRTUAL}${resolved.id.slice(0, -'.json'.length)}`
          : undefined;
      },
    },
    load: {
      filter: { id: new RegExp(`^${VIRTUAL}`) },
      handler(id) {
        const path = `${id.slice(VIRTUAL.length)}.json`;
        return replacing(messagesIn(path));
      },
    },
    // The dev server answers with a script, which a browser doesn't take for JSON. Vite itself does so for other imports.
    transform: {
      filter: { code: /\bimport\([^)]*\.json/ },
      handler: (code) => ({ code: code.replace(ATTRIBUTES, '$1'), map: null }),
    },
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(`${VIRTUAL}${file.slice(0, -'.json'.length)}`);
      return MESSAGES.test(file) && module !== undefined ? [module] : undefined;
    },
  };
}

/**
 * @param {string} path
 * @returns {unknown}
 */
function messagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (thrown) {
    throw new Error(`${path} is no JSON: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}

/**
 * Lets `@livery/remote` listen where it is installed: Vite bundles packages beforehand, and these are not hot.
 *
 * @returns {import('vite').Rolldown.Plugin}
 */
function listeningPackages() {
  return {
    name: 'livery:hot-messages-of-packages',
    transform: {
      filter: { id: /@livery[\\/]remote[\\/]/, code: 'import.meta.hot' },
      handler: (code) => ({ code: code.replaceAll('import.meta.hot', 'true'), map: null }),
    },
  };
}

/** @param {unknown} messages */
function replacing(messages) {
  return `const messages = ${JSON.stringify(messages)};
export default messages;
const kept = (import.meta.hot.data.messages ??= messages);
if (kept !== messages) {
  for (const key of Object.keys(kept)) delete kept[key];
  Object.assign(kept, messages);
  dispatchEvent(new Event('livery:messages'));
}
import.meta.hot.accept();
`;
}
