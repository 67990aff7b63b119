/** `npm run test:deep`, the other lane: the other browser tests, chaos, properties with 8 times the inputs, mutants of what changed, other versions of Node. */
import { readFileSync } from 'node:fs';
import { ensureDependencies } from './machine/ensure-dependencies.mjs';

await ensureDependencies();
const { countTests, vitestCounts } = await import('./lanes/count-tests.mjs');
const { prepareMachine, testInBrowser } = await import('./lanes/browser-step.mjs');
const { listFiles } = await import('./machine/list-files.mjs');
const { PROJECT_ROOT } = await import('./machine/project-root.mjs');
const { NODE_VERSIONS, testUnderNode } = await import('./lanes/node-versions.mjs');
const { runLane } = await import('./lanes/run-lane.mjs');
const { runStep } = await import('./lanes/run-step.mjs');
const { BUILD, CHAOS, MORE_DEEP_STEPS, MUTATION, OTHER_BROWSER_TESTS, properties, REPORTS, SERVERS } = await import(
  './lanes/test-steps.mjs'
);

const chromium = await prepareMachine();
await runLane('npm run test:deep', async () => {
  const build = await runStep(BUILD);
  const browser = await testInBrowser(OTHER_BROWSER_TESTS, { isBuilt: build.failed === 0, chromium });
  const servers = await runStep(SERVERS, countTests(REPORTS.servers, vitestCounts));
  const chaos = await runStep(CHAOS, countTests(REPORTS.chaos, vitestCounts));
  const many = await runStep(properties(filesWithProperties()), countTests(REPORTS.properties, vitestCounts));
  const mutants = await runStep(MUTATION);
  const more = [];
  for (const step of MORE_DEEP_STEPS) more.push(await runStep(step));
  for (const version of NODE_VERSIONS) more.push(...(await testUnderNode(version, { isBuilt: build.failed === 0 })));
  return [build, browser, servers, chaos, many, mutants, ...more];
});

function filesWithProperties() {
  return listFiles(PROJECT_ROOT, ['tests'])
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/chaos/'))
    .filter((file) => /\b(fc\.assert|test\.prop|runs)\(/.test(readFileSync(file, 'utf8')));
}
