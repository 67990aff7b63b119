/** @import { MachineState } from './machine-state.mjs' */
/** @import { Spread } from './statistics.mjs' */

/**
 * A figure with its target, if there is one. `NaN` if it was not measured.
 *
 * @typedef {{ name: string, value: number, atMost?: number, atLeast?: number }} Figure
 */

/** @typedef {{ title: string, columns: readonly string[], rows: readonly (readonly (string | number | Spread)[])[] }} Table */

/** @typedef {{ figures: readonly Figure[], tables: readonly Table[], notes: readonly string[] }} Report */

/** @param {readonly Report[]} parts @returns {Report} all in one */
export function joinedReport(parts) {
  return {
    figures: parts.flatMap(({ figures }) => figures),
    tables: parts.flatMap(({ tables }) => tables),
    notes: parts.flatMap(({ notes }) => notes),
  };
}

/** @param {Figure} figure @returns {boolean | undefined} `undefined` for one without a target, or not measured */
export function isMet({ value, atMost, atLeast }) {
  if (Number.isNaN(value) || (atMost === undefined && atLeast === undefined)) return undefined;
  return value <= (atMost ?? Number.POSITIVE_INFINITY) && value >= (atLeast ?? Number.NEGATIVE_INFINITY);
}

/**
 * A report for programs; figures that were not measured are `null`.
 *
 * @param {string} benchmark
 * @param {MachineState} machine
 * @param {Report} report
 */
export function jsonReport(benchmark, machine, { figures, tables, notes }) {
  return { benchmark, machine, figures: figures.map((figure) => ({ ...figure, met: isMet(figure) })), tables, notes };
}
