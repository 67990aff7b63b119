import { readFileSync } from 'node:fs';

/** Messages of the shell, of a remote or of a package, in one language. */
const MESSAGES = /\/texts\/\w+\.json$/;
/** A dynamic import of a JSON file, with its attributes. */
const ATTRIBUTES = /(\bimport\(\s*(["'`])[^"'`]+\.json\2)\s*,\s*\{\s*with:\s*\{[^{}]*\}\s*,?\s*\}/g;
/** Prefix for the file's name: Vite gives no hot updates to a module whose name ends with `.json`. */
const VIRTUAL_PREFIX = '\0hot-messages:';

/**
 * Lets Vite's dev server replace messages while the page keeps its state: the imported object stays the same, with the
 * new messages in it, and the window's event `livery:messages` asks code that has passed them to i18next to do so
 * again.
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
        const resolvedId = await this.resolve(source, importer, { ...options, skipSelf: true });
        return resolvedId !== null && MESSAGES.test(resolvedId.id)
          ? `${VIRTUAL_PREFIX}${resolvedId.id.slice(0, -'.json'.length)}`
          : undefined;
      },
    },
    load: {
      filter: { id: new RegExp(`^${VIRTUAL_PREFIX}`) },
      handler(id) {
        const path = `${id.slice(VIRTUAL_PREFIX.length)}.json`;
        return hotMessagesModule(messagesIn(path));
      },
    },
    // The dev server responds with a script, which a browser doesn't accept as JSON. Vite does the same for other
    // imports.
    transform: {
      filter: { code: /\bimport\([^)]*\.json/ },
      handler: (code) => ({ code: code.replace(ATTRIBUTES, '$1'), map: null }),
    },
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(`${VIRTUAL_PREFIX}${file.slice(0, -'.json'.length)}`);
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
 * Lets an installed `@livery/remote` listen to the event: Vite bundles packages beforehand, without hot updates.
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
function hotMessagesModule(messages) {
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
