import TextTable from 'cli-table3';
import { machineText } from './machine-state.mjs';
import { isMet } from './report.mjs';

/** @import { MachineState } from './machine-state.mjs' */
/** @import { Figure, Report, Table } from './report.mjs' */
/** @import { Spread } from './statistics.mjs' */

/**
 * A report for people: the machine, the figures with their targets, and what they come from.
 *
 * @param {string} benchmark
 * @param {MachineState} machine
 * @param {Report} report
 */
export function reportText(benchmark, machine, { figures, tables, notes }) {
  const targets = figures.map((figure) => [figure.name, numberText(figure.value), targetText(figure), metText(figure)]);
  return [
    `${benchmark}: ${machineText(machine)}`,
    ...(targets.length === 0
      ? []
      : [tableText({ title: '', columns: ['figure', 'value', 'target', ''], rows: targets })]),
    ...tables.map(tableText),
    ...notes,
  ].join('\n');
}

/** @param {Table} table */
function tableText({ title, columns, rows }) {
  const table = new TextTable({ head: [...columns], style: { head: [], border: [], compact: true } });
  for (const row of rows) table.push(row.map(cellText));
  return title === '' ? table.toString() : `\n${title}\n${table.toString()}`;
}

/** @param {string | number | Spread} cell */
function cellText(cell) {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number') return numberText(cell);
  const [median, lower, upper] = [cell.median, cell.lower, cell.upper].map(numberText);
  return lower === upper ? `${median}` : `${median} (${lower} to ${upper})`;
}

/** Three digits that count. @param {number} value */
function numberText(value) {
  if (Number.isNaN(value)) return 'not measured';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return value.toLocaleString('en', { maximumSignificantDigits: 3 });
}

/** @param {Figure} figure */
function targetText({ atMost, atLeast }) {
  if (atMost !== undefined) return `≤ ${atMost}`;
  return atLeast === undefined ? '' : `≥ ${atLeast}`;
}

/** @param {Figure} figure */
function metText(figure) {
  const met = isMet(figure);
  if (met === undefined) return '';
  return met ? 'met' : 'NOT MET';
}
