import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';

/** Messages of a remote, or of the kit, in a language other than English. */
const MESSAGES = /\/([\w-]+)\/texts\/(?!en\.)(\w+)\.json$/;
const VIRTUAL_PREFIX = '\0messages:';
const FETCH = '\0fetch-messages';

/** Fetches a file next to the entry, and refuses it if it isn't the one that was built with the entry. */
const FETCH_MESSAGES = `
  export const fetchMessages = (file, integrity) => async () => {
    const response = await fetch(new URL(file, import.meta.url), { integrity, credentials: 'omit' });
    if (!response.ok) throw new Error(file + ' responded with ' + response.status);
    return response.json();
  };`;

/**
 * Turns the messages of each language into a separate file, which a remote fetches when the language is chosen. They
 * aren't modules: to verify modules, the shell would have to load them together with the entry.
 *
 * @param {{ root: string, folder: string }} remote messages in its root's `texts/` are called like its folder
 * @returns {import('vite').Plugin}
 */
export function remoteMessages({ root, folder }) {
  return {
    name: 'livery:remote-messages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source === FETCH) return FETCH;
      if (!/\/texts\/\w+\.json$/.test(source)) return undefined;
      const resolvedId = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (resolvedId === null || !MESSAGES.test(resolvedId.id)) return resolvedId;
      return `${VIRTUAL_PREFIX}${resolvedId.id.slice(0, -'.json'.length)}`;
    },
    load(id) {
      if (id === FETCH) return FETCH_MESSAGES;
      if (!id.startsWith(VIRTUAL_PREFIX)) return undefined;
      const path = `${id.slice(VIRTUAL_PREFIX.length)}.json`;
      const source = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
      const owner = dirname(dirname(path));
      // The messages of a built package are in its `dist`.
      const name = relative(root, owner) === '' ? folder : basename(owner.replace(/\/dist$/, ''));
      const fileName = `${name}-${basename(path, '.json')}-${digestOf(source, 'sha256', 'hex').slice(0, 8)}.json`;
      this.addWatchFile(path);
      this.emitFile({ type: 'asset', fileName, source });
      const integrity = [fileName, `sha384-${digestOf(source, 'sha384', 'base64')}`].map((text) =>
        JSON.stringify(text),
      );
      return `import { fetchMessages } from '${FETCH}'; export default fetchMessages(${integrity.join(', ')});`;
    },
  };
}

/** @param {string} text @param {string} algorithm @param {'hex' | 'base64'} form */
function digestOf(text, algorithm, form) {
  return createHash(algorithm).update(text).digest(form);
}
