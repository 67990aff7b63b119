import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusy, machineText } from '../../scripts/bench/report/machine-state.mjs';
import { isMet, joinedReport, jsonReport } from '../../scripts/bench/report/report.mjs';
import { headerText, reportMarkdown, reportText } from '../../scripts/bench/report/report-text.mjs';
import { quantile, spreadOf } from '../../scripts/bench/report/statistics.mjs';

const anyTimes = fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1 });

describe('the spread of measurements', () => {
  it.each([
    [[3], { median: 3, lower: 3, upper: 3 }],
    [[5, 1, 4, 2, 3], { median: 3, lower: 2, upper: 4 }],
    [[1, 2, 3, 4], { median: 2.5, lower: 1.75, upper: 3.25 }],
    [[], { median: Number.NaN, lower: Number.NaN, upper: Number.NaN }],
  ])('of %j is its median between its quartiles', (values, spread) => {
    expect(spreadOf(values)).toEqual(spread);
  });

  test.prop([anyTimes])('keeps its order, and stays among the values', (values) => {
    const { median, lower, upper } = spreadOf(values);
    const inOrder = [Math.min(...values), lower, median, upper, Math.max(...values)];
    expect(inOrder).toEqual([...inOrder].sort((one, other) => one - other));
  });

  test.prop([anyTimes, fc.double({ min: 0, max: 1, noNaN: true })])(
    'does not depend on the order of the values, which it leaves as they are',
    (values, share) => {
      const before = [...values];
      expect(quantile([...values].reverse(), share)).toBe(quantile(values, share));
      expect(values).toEqual(before);
    },
  );
});

const MACHINE = { processor: 'A processor', cores: 2, node: 'v20.0.0', load: 0.1 };
const REPORT = {
  figures: [
    { name: 'FCP / static file', value: 1.0512, atMost: 1.1 },
    { name: 'pages / nginx', value: 0.18, atLeast: 0.5 },
    { name: 'files / nginx', value: Number.NaN, atLeast: 0.3 },
    { name: 'LCP / client', value: 0.25 },
  ],
  tables: [{ title: 'Times', columns: ['', 'ms'], rows: [['first paint', { median: 576.4, lower: 570, upper: 590 }]] }],
  notes: ['nginx is not installed.'],
};

describe('a report', () => {
  it.each([
    [{ value: 1.1, atMost: 1.1 }, true],
    [{ value: 1.101, atMost: 1.1 }, false],
    [{ value: 0.5, atLeast: 0.5 }, true],
    [{ value: 0.499, atLeast: 0.5 }, false],
    [{ value: Number.POSITIVE_INFINITY, atMost: 1.1 }, false],
    [{ value: Number.NaN, atMost: 1.1 }, undefined],
    [{ value: 7 }, undefined],
  ])('says of %j whether its target is met: %s', (figure, met) => {
    expect(isMet({ name: 'a figure', ...figure })).toBe(met);
  });

  it('gives people each ratio with its target, and what it comes from', () => {
    const lines = reportText(REPORT).split('\n');
    const line = (start: string) =>
      lines
        .find((text) => text.includes(start))
        ?.split('│')
        .map((cell) => cell.trim());
    expect(line('FCP')).toEqual(['', 'FCP / static file', '1.05', '≤ 1.1', 'met', '']);
    expect(line('pages')).toEqual(['', 'pages / nginx', '0.18', '≥ 0.5', 'NOT MET', '']);
    expect(line('files')).toEqual(['', 'files / nginx', 'not measured', '≥ 0.3', '', '']);
    expect(line('LCP')).toEqual(['', 'LCP / client', '0.25', '', '', '']);
    expect(line('first paint')).toEqual(['', 'first paint', '576 (570 to 590)', '']);
    expect(lines.at(-1)).toBe('nginx is not installed.');
  });

  it('is Markdown for the documentation', () => {
    expect(reportMarkdown(REPORT).split('\n')).toEqual([
      '',
      '| figure | value | target |  |',
      '|---|---|---|---|',
      '| FCP / static file | 1.05 | ≤ 1.1 | met |',
      '| pages / nginx | 0.18 | ≥ 0.5 | NOT MET |',
      '| files / nginx | not measured | ≥ 0.3 |  |',
      '| LCP / client | 0.25 |  |  |',
      '',
      'Times:',
      '',
      '|  | ms |',
      '|---|---|',
      '| first paint | 576 (570 to 590) |',
      '',
      'nginx is not installed.',
    ]);
    expect(headerText('page', MACHINE)).toBe(
      'page: 2 cores (A processor), Node v20.0.0, load 0.1 before the run: idle.',
    );
  });

  it('is one report for programs, however many parts it has', () => {
    const { figures, tables, notes } = joinedReport([REPORT, { ...REPORT, notes: [] }]);
    expect([figures.length, tables.length, notes]).toEqual([8, 2, REPORT.notes]);
  });

  it('gives programs the same, with null for what was not measured', () => {
    const { figures, ...rest } = JSON.parse(JSON.stringify(jsonReport('page', MACHINE, REPORT)));
    expect(figures.map(({ value, met }: { value: number | null; met?: boolean }) => [value, met])).toEqual([
      [1.0512, true],
      [0.18, false],
      [null, undefined],
      [0.25, undefined],
    ]);
    expect(rest).toEqual({ benchmark: 'page', machine: MACHINE, tables: REPORT.tables, notes: REPORT.notes });
  });
});

describe('the machine of a report', () => {
  it('is idle up to a quarter of its cores, and busy above', () => {
    expect([0.5, 0.51].map((load) => isBusy({ ...MACHINE, load }))).toEqual([false, true]);
    expect(machineText({ ...MACHINE, load: 0.5 })).toContain('load 0.5 before the run: idle.');
    expect(machineText({ ...MACHINE, load: 0.51 })).toContain('worthless');
  });

  it('is neither where the system does not count its load', () => {
    const unknown = { ...MACHINE, load: undefined };
    expect([isBusy(unknown), machineText(unknown)]).toEqual([false, expect.stringContaining('not known')]);
  });
});
