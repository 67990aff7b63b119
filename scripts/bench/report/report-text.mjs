import TextTable from 'cli-table3';
import { machineText } from './machine-state.mjs';
import { isMet } from './report.mjs';

/** @import { MachineState } from './machine-state.mjs' */
/** @import { Figure, Report, Table } from './report.mjs' */
/** @import { Spread } from './statistics.mjs' */

/**
 * The text above a report for people.
 *
 * @param {string} benchmark
 * @param {MachineState} machine
 */
export function headerText(benchmark, machine) {
  return `${benchmark}: ${machineText(machine)}`;
}

/** A report for people: the figures with their targets, and the measurements behind them. @param {Report} report */
export function reportText({ figures, tables, notes }) {
  return [...allTables(figures, tables).map(tableText), ...notes].join('\n');
}

/** The same as Markdown, for docs/performance.md. @param {Report} report */
export function reportMarkdown({ figures, tables, notes }) {
  return [...allTables(figures, tables).map(tableMarkdown), ...notes.map((note) => `\n${note}`)].join('\n');
}

/** @param {readonly Figure[]} figures @param {readonly Table[]} tables @returns {readonly Table[]} */
function allTables(figures, tables) {
  const rows = figures.map((figure) => [figure.name, numberText(figure.value), targetText(figure), metText(figure)]);
  const targets = { title: '', columns: ['figure', 'value', 'target', ''], rows };
  return rows.length === 0 ? tables : [targets, ...tables];
}

/** @param {Table} table */
function tableMarkdown({ title, columns, rows }) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    ...(title === '' ? [''] : ['', `${title}:`, '']),
    line(columns),
    `|${'---|'.repeat(columns.length)}`,
    ...rows.map((row) => line(row.map(cellText))),
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

/** A whole number from 100 on, else three significant digits. @param {number} value */
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
