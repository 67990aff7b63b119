import fc from 'fast-check';

/** `PROPERTY_RUNS=8` runs every property with 8 times as many inputs, as `npm run test:deep` does; 0.3 with fewer. */
const RUNS_FACTOR = Number(process.env['PROPERTY_RUNS'] ?? 1);
/** fast-check's own default. */
const DEFAULT_RUNS = 100;

/** The number of inputs for a property that takes long, or whose interesting cases are rare. */
export const runCount = (count: number): number => Math.max(1, Math.round(count * RUNS_FACTOR));

/** `PROPERTY_SEED=1` repeats the same inputs. */
const SEED = process.env['PROPERTY_SEED'];

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: runCount(DEFAULT_RUNS),
  ...(SEED === undefined ? {} : { seed: Number(SEED) }),
});
