import { availableParallelism } from 'node:os';
import { ok, type Result } from '@livery/contract/shared/result';
import { type TextProblem, wholeNumberParser } from './setting.ts';

/** More than the cores of any suitable machine: a larger number is a mistake. */
const MAX_WORKERS = 128;

const parseNumber = wholeNumberParser({
  from: 1,
  to: MAX_WORKERS,
  advice: `A number of workers is a whole number from 1 to ${MAX_WORKERS}, or auto for one on each core.`,
});

/** Reads the number of processes that serve, or `auto` for as many as can run at the same time. */
export function parseWorkers(text: string): Result<number, readonly TextProblem[]> {
  return text === 'auto' ? ok(availableParallelism()) : parseNumber(text);
}
