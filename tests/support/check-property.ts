import fc from 'fast-check';
import { runs } from './runs.ts';

/** How often a property is tried, before `PROPERTY_RUNS`: more often for rare cases, less often for costly ones. */
interface Options {
  readonly numRuns: number;
}

type Check<Returned, Checked> = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  ...rest: [predicate: (...values: Values) => Returned] | [Options, predicate: (...values: Values) => Returned]
) => Checked;

const parametersOf = (options?: Options) => options && { numRuns: runs(options.numRuns) };

/** Throws with the smallest values for which the predicate throws or returns false. */
export const checkProperty: Check<boolean | void, void> = (arbitraries, ...rest) => {
  const [options, predicate] = rest.length === 1 ? [undefined, rest[0]] : rest;
  fc.assert(fc.property(...arbitraries, predicate), parametersOf(options));
};

/** The same of a predicate that takes its time. */
export const checkAsyncProperty: Check<Promise<boolean | void>, Promise<void>> = (arbitraries, ...rest) => {
  const [options, predicate] = rest.length === 1 ? [undefined, rest[0]] : rest;
  return fc.assert(fc.asyncProperty(...arbitraries, predicate), parametersOf(options));
};
