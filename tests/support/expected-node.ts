/**
 * `EXPECTED_NODE=20.19.0` makes each worker fail if another version of Node runs it. `npm run test:deep` sets it, since
 * a program that is found by name may have another version.
 */
const expectedNode = process.env['EXPECTED_NODE'];
if (expectedNode !== undefined && process.version !== `v${expectedNode}`) {
  throw new Error(`These tests are to run under Node ${expectedNode}, but ${process.version} runs them.`);
}
