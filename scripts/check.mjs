/** `npm run check`, for use while working: every check, and the tests that uncommitted changes affect. */
import { runStep } from './lanes/run-step.mjs';
import { CHECKS, TESTS } from './lanes/test-steps.mjs';

let failed = 0;
for (const step of CHECKS) failed += (await runStep(step)).failed;
failed += (await runStep({ ...TESTS, command: ['vitest', 'run', '--changed', '--passWithNoTests'] })).failed;
process.exitCode = failed > 0 ? 1 : 0;
