import { statSync } from 'node:fs';

/** chokidar, with which Vite watches files, drops a change that follows another of the same file within 50 ms. */
const DROPPED_WITHIN_MS = 50;

/**
 * Lets Vite's dev server see what is written right after a change, as by a formatter that an editor runs when it saves.
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
  };
}

/**
 * @param {string} file
 * @returns {number | undefined} when it was last written, in milliseconds; `undefined` where it is gone
 */
function timeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs;
}
