import { readFileSync } from 'node:fs';

/** Linux counts the time of processes in hundredths of a second, on every machine. */
const PER_SECOND = 100;
/** The indexes of these two fields among those after the name: the state and ten numbers come before them. */
const [USER, SYSTEM] = [11, 12];

/**
 * The processor time that a process and those that it started have taken so far, with all of their threads, in seconds;
 * `NaN` if there is no `/proc`.
 *
 * @param {number | undefined} pid
 * @returns {number}
 */
export function processorSeconds(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, child) => sum + processorSeconds(Number(child)), ofItself(pid));
  } catch {
    return Number.NaN;
  }
}

/** @param {number | undefined} pid */
function ofItself(pid) {
  const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name is in parentheses, and may hold spaces and parentheses.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER]) + Number(fields[SYSTEM])) / PER_SECOND;
}
