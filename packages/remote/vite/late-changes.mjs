import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** chokidar, with which Vite watches files, drops a change that follows another of the same file within 50 ms. */
const DROPPED_WITHIN_MS = 50;

/** How often an empty file is read again, each time after a wait: a save takes less than a millisecond. */
const MAX_READS = 20;
const BETWEEN_READS_MS = 5;

/**
 * Lets Vite's dev server see a second change right after the first, for example by a formatter that an editor runs on
 * save. A file that was read during a save, while it was empty, is read again: without its exports the whole page would
 * be reloaded, and typed values would be lost.
 *
 * @returns {import('vite').Plugin}
 */
export function lateChanges() {
  return {
    name: 'livery:late-changes',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.on('change', (file, stats) => {
        const seenMtimeMs = stats?.mtimeMs ?? modifiedTime(file);
        const timer = setTimeout(() => {
          if (modifiedTime(file) !== seenMtimeMs) watcher.emit('change', file);
        }, DROPPED_WITHIN_MS);
        timer.unref();
      });
    },
    transform: {
      order: 'pre',
      handler: (code, id) => (code === '' ? savedText(id.replace(/\?.*$/s, '')) : null),
    },
  };
}

/**
 * @param {string} file
 * @returns {Promise<string | null>} the saved text; `null` if the file stays empty or isn't a file
 */
async function savedText(file) {
  for (let readCount = 0; readCount < MAX_READS; readCount += 1) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== '') return text;
    await wait(BETWEEN_READS_MS);
  }
  return null;
}

/**
 * @param {string} file
 * @returns {number | undefined} when it was last written, in milliseconds; `undefined` if it no longer exists
 */
function modifiedTime(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
