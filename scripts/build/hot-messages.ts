import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Messages of the shell, of a remote or of a package, in one language. */
const MESSAGES = /\/texts\/\w+\.json$/;
/** Instead of the file's own name: Vite gives a module that ends with `.json` no hot updates. */
const VIRTUAL = '\0hot-messages:';

/**
 * Lets Vite's dev server replace messages while the page keeps its state: whoever imported them holds the same object,
 * with the new messages in it, and the event `livery:messages` of the window asks those who have handed them to i18next
 * to do so again.
 */
export function hotMessages(): Plugin {
  return {
    name: 'livery:hot-messages',
    apply: 'serve',
    enforce: 'pre',
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
        return replacing(JSON.parse(readFileSync(path, 'utf8')));
      },
    },
    hotUpdate({ file }) {
      const module = this.environment.moduleGraph.getModuleById(`${VIRTUAL}${file.slice(0, -'.json'.length)}`);
      return MESSAGES.test(file) && module !== undefined ? [module] : undefined;
    },
  };
}

function replacing(messages: unknown): string {
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
