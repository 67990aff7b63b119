import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/** chokidar, with which Vite watches files, drops a change that follows another of the same file within 50 ms. */
const DROPPED_WITHIN_MS = 50;

/** How often a file that was empty is read again, each time after a wait: a save takes less than a millisecond. */
const READS = 20;
const BETWEEN_READS_MS = 5;

/**
 * Lets Vite's dev server see what is written right after a change, as by a formatter that an editor runs when it saves.
 * A file that was read in the middle of a save, when it is empty, is read again: without its exports the whole page
 * would be loaded again, and what is typed would be lost.
 *
 * @returns {import('vite').Plugin}
 */
export function lateChanges() {
  return {
    name: 'livery:late-changes',
    apply: 'serve',
    configureServer({ watcher }) {
      watcher.on('change', (file, stats) => {
        const seen = stats?.mtimeMs ?? timeOf(file);
        const timer = setTimeout(() => {
          if (timeOf(file) !== seen) watcher.emit('change', file);
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
 * @returns {Promise<string | null>} what a save has written; `null` if the file stays empty, or is none
 */
async function savedText(file) {
  for (let read = 0; read < READS; read += 1) {
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text !== '') return text;
    await wait(BETWEEN_READS_MS);
  }
  return null;
}

/**
 * @param {string} file
 * @returns {number | undefined} when it was last written, in milliseconds; `undefined` if it is gone
 */
function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
