import { availableParallelism } from 'node:os';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../../src/edge/command-line.ts';

const NUMBER = 'a number of workers is a whole number from 1 to 128, or auto for one on each core.';
const USAGE_HINT = 'use npm run serve -- [--workers N] [folder of the build].';

describe('the command line of the server', () => {
  it.each([
    [[], {}],
    [['dist'], { root: 'dist' }],
    [['--workers', '2'], { workers: 2 }],
    [['--workers=128', 'dist'], { root: 'dist', workers: 128 }],
    [['dist', '--workers', 'auto'], { root: 'dist', workers: availableParallelism() }],
  ])('%j is read', (args, value) => {
    expect(parseCommandLine(args)).toEqual({ ok: true, value });
  });

  it.each([
    [['--workers', '0'], [`--workers is “0”: ${NUMBER}`]],
    [['--workers', '-1'], [`--workers is “-1”: ${NUMBER}`]],
    [['--workers', 'x'], [`--workers is “x”: ${NUMBER}`]],
    [['--workers', '1.5'], [`--workers is “1.5”: ${NUMBER}`]],
    [['--workers', '129'], [`--workers is “129”: ${NUMBER}`]],
    [['--workers='], [`--workers is “”: ${NUMBER}`]],
    [['--workers'], [`--workers has no value: ${USAGE_HINT}`]],
    [
      ['--worker', '-w'],
      [`--worker is no option of the server: ${USAGE_HINT}`, `-w is no option of the server: ${USAGE_HINT}`],
    ],
    [['dist', 'other'], [`“other” is one argument too many: ${USAGE_HINT}`]],
  ])('%j is refused, in a sentence for each', (args, error) => {
    expect(parseCommandLine(args)).toEqual({ ok: false, error });
  });

  test.prop([fc.array(fc.oneof(fc.string(), fc.constantFrom('--workers', '--', '-', 'auto', '2')))])(
    'never makes it throw, and each complaint is a sentence of one line or more',
    (args) => {
      const commandLine = parseCommandLine(args);
      if (commandLine.ok) expect(commandLine.value.workers ?? 1).toBeGreaterThanOrEqual(1);
      else for (const sentence of commandLine.error) expect(sentence).toMatch(/: .*\.$/);
    },
  );
});
