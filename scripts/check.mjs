/** `npm run check`, for use while working: every check, and the tests that uncommitted changes affect. */
import { runStep } from './lanes/run-step.mjs';
import { CHECKS, TESTS } from './lanes/test-steps.mjs';

let failedCount = 0;
for (const step of CHECKS) failedCount += (await runStep(step)).failed;
failedCount += (await runStep({ ...TESTS, command: ['vitest', 'run', '--changed', '--passWithNoTests'] })).failed;
process.exitCode = failedCount > 0 ? 1 : 0;
