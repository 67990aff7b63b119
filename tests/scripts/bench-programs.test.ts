import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { HELP, readOptions, USAGE } from '../../scripts/bench/options.mjs';

function bench(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/bench.mjs', ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the options of a benchmark', () => {
  it.each([
    ['page', { rounds: 7 }],
    ['edge', { rounds: 3, seconds: 5, requests: 10_000, workers: [1] }],
    ['soak', { requests: 100_000 }],
    ['wiring', { rounds: 300 }],
    ['domain', { rounds: 50 }],
  ])('of %s have defaults', (name, defaults) => {
    expect(readOptions([name])).toEqual({ name, json: false, markdown: false, ...defaults });
  });

  it('are read in both forms and any order', () => {
    expect(readOptions(['edge', '--json', '--seconds=1', '--rounds', '2', '--workers', '1,2'])).toEqual({
      name: 'edge',
      json: true,
      rounds: 2,
      seconds: 1,
      requests: 10_000,
      workers: [1, 2],
      markdown: false,
    });
  });

  it.each([
    [],
    ['nothing'],
    ['toString'],
    ['--json'],
    ['page', '--seconds', '1'],
    ['page', '--rounds'],
    ['page', '--rounds', '0'],
    ['page', '--rounds', '-1'],
    ['page', '--rounds', '1.5'],
    ['page', '--rounds', '1e3'],
    ['page', '--rounds', '99999999'],
    ['page', '--rounds', ''],
    ['page', '--json=yes'],
    ['page', '--json', '--markdown'],
    ['page', 'edge'],
    ['page', '--workers', '2'],
    ['edge', '--workers', '1,'],
    ['edge', '--workers', '1,0'],
    ['edge', '--workers', '2,2'],
    ['edge', '--workers', '129'],
    ['edge', '--workers', 'auto'],
  ])('are refused: %j %j %j', (...args) => {
    expect(readOptions(args.filter((one) => one !== undefined))).toBeUndefined();
  });

  it('are explained to whoever asks for help, with how long each takes', () => {
    expect(bench('--help')).toEqual({ status: 0, stdout: `${HELP}\n`, stderr: '' });
    expect(HELP).toContain('  edge    about 5 minutes');
  });

  it('are explained to whoever names no benchmark, with exit code 2', () => {
    expect(bench('nothing')).toEqual({ status: 2, stdout: '', stderr: `${USAGE}\n` });
    for (const name of ['page', 'edge', 'soak', 'wiring', 'domain']) expect(USAGE).toContain(`  ${name} `);
  });
});

describe('a benchmark of the code alone', () => {
  it.each([
    ['domain', 'currency search / JSON.parse of 1 kB'],
    ['wiring', 'memory: container and shell / shell made by hand'],
  ])('%s prints ratios', (name, ratio) => {
    const { status, stdout } = bench(name, '--rounds', '1', '--json');
    const { figures, machine } = JSON.parse(stdout);
    expect([status, machine.cores > 0]).toEqual([0, true]);
    const found = figures.find((figure: { name: string }) => figure.name === ratio);
    expect(found.value).toBeGreaterThan(0);
  });
});
