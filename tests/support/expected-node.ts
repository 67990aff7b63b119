/**
 * `EXPECTED_NODE=20.19.0` makes each worker fail that any other version of Node runs, as `npm run test:deep` wants it:
 * a program that is found by its name may be another one.
 */
const expected = process.env['EXPECTED_NODE'];
if (expected !== undefined && process.version !== `v${expected}`) {
  throw new Error(`These tests are to run under Node ${expected}, but ${process.version} runs them.`);
}
