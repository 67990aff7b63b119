import { availableParallelism, cpus, loadavg } from 'node:os';

/**
 * The state of the machine before a run.
 *
 * @typedef {object} MachineState
 * @property {string} processor
 * @property {number} cores
 * @property {string} node
 * @property {number | undefined} load processes that ran or waited to run, on average over the last minute; `undefined`
 *   on Windows, which doesn't count them
 */

/** More than this load for each core distorts what is measured. */
const MOST_LOAD = 0.25;

/** @returns {MachineState} */
export function machineState() {
  const [load = 0] = loadavg();
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    node: process.version,
    load: process.platform === 'win32' ? undefined : Number(load.toFixed(2)),
  };
}

/** Whether the machine is too busy with other work for reliable measurements. @param {MachineState} state */
export function isBusy({ cores, load }) {
  return load !== undefined && load > cores * MOST_LOAD;
}

/** @param {MachineState} state */
export function machineText(state) {
  const { processor, cores, node, load } = state;
  const machine = `${cores} cores (${processor}), Node ${node}`;
  if (load === undefined) return `${machine}. Its load is not known: make sure that nothing else runs.`;
  const text = `${machine}, load ${load} before the run`;
  return isBusy(state)
    ? `${text}.\nTHE MACHINE IS BUSY: these figures are worthless. Measure again below a load of ${cores * MOST_LOAD}.`
    : `${text}: idle.`;
}
