/** `npm run check`: while working. Every check, and the tests that the uncommitted changes touch. */
import { runStep } from './lanes/run-step.mjs';
import { CHECKS, TESTS } from './lanes/test-steps.mjs';

let failed = 0;
for (const step of CHECKS) failed += (await runStep(step)).failed;
failed += (await runStep({ ...TESTS, command: ['vitest', 'run', '--changed', '--passWithNoTests'] })).failed;
process.exitCode = failed > 0 ? 1 : 0;
