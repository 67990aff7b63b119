import { readFileSync } from 'node:fs';
import { quantile } from '../report/statistics.mjs';

const EVERY_MS = 250;

/**
 * Notes how much memory a process holds (its resident set), in MB, until it is stopped. Nothing is noted if there is
 * no `/proc`.
 *
 * @param {number | undefined} pid
 * @returns {{ stop: () => readonly number[] }}
 */
export function watchMemory(pid) {
  /** @type {number[]} */
  const megabytes = [];
  const note = () => {
    const now = residentMegabytes(pid);
    if (now !== undefined) megabytes.push(now);
  };
  note();
  const timer = setInterval(note, EVERY_MS);
  return {
    stop() {
      clearInterval(timer);
      note();
      return megabytes;
    },
  };
}

/** @param {number | undefined} pid */
function residentMegabytes(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

/**
 * The ratio of the last quarter of a run to the second, by when caches are full: about 1 if memory doesn't grow.
 *
 * @param {readonly number[]} values
 */
export function growthOf(values) {
  const quarter = Math.floor(values.length / 4);
  return quantile(values.slice(values.length - quarter), 0.5) / quantile(values.slice(quarter, 2 * quarter), 0.5);
}
