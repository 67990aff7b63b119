import { spawnSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { benchCommand } from '../../scripts/bench/options.mjs';

afterEach(() => void vi.restoreAllMocks());

/** What is run by a command line, or the code that it ends with. */
function read(...args: readonly string[]) {
  let read: unknown;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  try {
    benchCommand(async (options) => {
      read = options;
    }).parse(args, { from: 'user' });
  } catch (ended) {
    return String(ended);
  }
  return read;
}

describe('the options of a benchmark', () => {
  it.each([
    ['page', { rounds: 7 }],
    ['edge', { rounds: 3, seconds: 5, requests: 10_000, workers: [1] }],
    ['soak', { requests: 100_000 }],
  ])('of %s have defaults', (name, defaults) => {
    expect(read(name)).toEqual({ name, ...defaults });
  });

  it('are read in both forms and any order', () => {
    expect(read('edge', '--json', '--seconds=1', '--rounds', '2', '--workers', '1,2')).toEqual({
      name: 'edge',
      json: true,
      rounds: 2,
      seconds: 1,
      requests: 10_000,
      workers: [1, 2],
    });
  });

  it.each([
    [],
    ['nothing'],
    ['page', '--seconds', '1'],
    ['page', '--rounds', '0'],
    ['page', '--rounds', '1.5'],
    ['page', '--rounds', '99999999'],
    ['page', '--rounds', ''],
    ['page', '--json', '--markdown'],
    ['edge', '--workers', '1,'],
    ['edge', '--workers', '2,2'],
    ['edge', '--workers', '129'],
    ['edge', '--workers', 'auto'],
  ])('are refused, with exit code 2: %j %j %j', (...args) => {
    expect(read(...args.filter((one) => one !== undefined))).toBe('Error: ended with 2');
  });

  it('are explained to whoever asks for help, with how long each takes', () => {
    const { status, stdout } = spawnSync(process.execPath, ['scripts/bench.mjs', '--help'], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, expect.stringMatching(/edge \[options\] +about 5 minutes/)]);
  });
});
