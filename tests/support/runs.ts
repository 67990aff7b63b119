import fc from 'fast-check';

/** `PROPERTY_RUNS=8` tries every property with 8 times the inputs, as `npm run test:deep` does; 0.3 with fewer. */
const FACTOR = Number(process.env['PROPERTY_RUNS'] ?? 1);
/** The default number of inputs of a property: enough for the common cases; the deep lane tries more. */
const USUAL = 40;

/** The number of inputs of a property with rarer cases than most, or that is slower. */
export const runs = (count: number): number => Math.max(1, Math.round(count * FACTOR));

/** `PROPERTY_SEED=1` repeats the same inputs. */
const SEED = process.env['PROPERTY_SEED'];

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: runs(USUAL),
  ...(SEED === undefined ? {} : { seed: Number(SEED) }),
});
