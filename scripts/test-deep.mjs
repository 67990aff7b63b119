/**
 * `npm run test:deep`, the other lane: tests that take too long to run for every change. They are for information, and
 * block nothing.
 *
 * Usage: npm run test:deep [-- browser servers …] [-- --failed]; with `--failed`, only what failed last is repeated.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { ensureDependencies } from './machine/ensure-dependencies.mjs';

await ensureDependencies();
const { prepareMachine } = await import('./lanes/browser-step.mjs');
const { DEEP_PARTS, NEED_BUILD } = await import('./lanes/deep-parts.mjs');
const { runLane } = await import('./lanes/run-lane.mjs');
const { runStep } = await import('./lanes/run-step.mjs');
const { BUILD } = await import('./lanes/test-steps.mjs');

/** The names of the parts that failed last. */
const FAILED_FILE = 'reports/deep-failed.json';

const namedParts = process.argv.slice(2).filter((word) => word !== '--failed');
const onlyFailed = process.argv.includes('--failed');
const unknownParts = namedParts.filter((name) => !Object.hasOwn(DEEP_PARTS, name));
const candidateParts = namedParts.length > 0 ? namedParts : Object.keys(DEEP_PARTS);
/** @type {readonly string[]} */
const failedLast = existsSync(FAILED_FILE) ? JSON.parse(readFileSync(FAILED_FILE, 'utf8')) : [];
const parts = onlyFailed ? candidateParts.filter((name) => failedLast.includes(name)) : candidateParts;

if (unknownParts.length > 0) {
  console.error(`There is no part ${unknownParts.join(', ')}: name some of ${Object.keys(DEEP_PARTS).join(', ')}.`);
  process.exitCode = 2;
} else if (parts.length === 0) {
  console.log('Nothing failed last: there is nothing to repeat.');
} else {
  const chromium = await prepareMachine();
  await runLane('npm run test:deep', async () => {
    const build = parts.some((name) => NEED_BUILD.includes(name)) ? [await runStep(BUILD)] : [];
    const isBuilt = build.every(({ failed }) => failed === 0);
    const counts = [...build];
    const failedNames = new Set(failedLast);
    for (const name of parts) {
      const ofPart = (await DEEP_PARTS[name]?.({ isBuilt, chromium, onlyFailed })) ?? [];
      counts.push(...ofPart);
      if (ofPart.some((step) => step.failed > 0)) failedNames.add(name);
      else failedNames.delete(name);
      mkdirSync('reports', { recursive: true });
      writeFileSync(FAILED_FILE, JSON.stringify([...failedNames]));
    }
    return counts;
  });
}
