#!/usr/bin/env -S node --
import { Console } from 'node:console';
import 'reflect-metadata';
import { ok } from '@livery/contract/shared/result';
import packageJson from '../../package.json' with { type: 'json' };
import type { Reporter } from '../application/shared/reporter.port.ts';
import { missingDemo } from '../infrastructure/node/missing-demo.ts';
import type { AdapterSet } from '../infrastructure/wiring/create-container.ts';
import { thrownMessage } from './exit-code.ts';
import type { ModuleSession, OpenSession, SessionSpec } from './session/session.ts';
import { createTimeLimit } from './session/time-limit.ts';
import { promptSecret } from './terminal/prompt-secret.ts';
import { streamOutput } from './terminal/stream-output.ts';

/** Commands print their errors themselves, once. */
const QUIET_REPORTER: Reporter = { warn: () => undefined, error: () => undefined };

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const { run } = await import('./run.ts');

/** The demo agencies, which commands use by default. */
const loadDemoPlatform = async () =>
  (await import('@livery/sandbox/memory/demo-platform').catch(missingDemo)).DEMO_PLATFORM;

async function createAdapters(spec: Exclude<SessionSpec, ModuleSession>): Promise<AdapterSet> {
  switch (spec.adapters) {
    case 'memory':
      return (await import('../infrastructure/wiring/memory-adapters.ts')).memoryAdapters({
        platform: await loadDemoPlatform(),
        ...spec,
      });
    case 'http':
      return (await import('../infrastructure/wiring/http-node-adapters.ts')).httpNodeAdapters(spec);
    case 'recorded':
      return (await import('../infrastructure/wiring/recorded-adapters.ts')).recordedAdapters(spec.recording);
  }
}

async function openSessionQuietly(adapters: AdapterSet): Promise<OpenSession> {
  const [{ createExplainedShell }, { replacing }] = await Promise.all([
    import('../infrastructure/wiring/create-explained-shell.ts'),
    import('../infrastructure/wiring/create-container.ts'),
  ]);
  return createExplainedShell([...adapters, replacing({ reporter: QUIET_REPORTER })]);
}

/** The time limit of a request, retries included. */
const timeLimit = createTimeLimit(20_000);

/** Without this, Node would exit with its own code, and either print nothing or a stack trace. */
const rejectedWhenStalled = new Promise<never>((_, reject) => {
  process.on('beforeExit', () => {
    if (!timeLimit.giveUp())
      reject(new Error('A promise is neither resolved nor rejected, and nothing is left to do.'));
  });
  process.once('uncaughtException', (error) =>
    reject(new Error(`An error was not caught, as of an adapter’s timer: ${thrownMessage(error)}`)),
  );
});

const { stdin, env } = process;
const stderr = streamOutput(process.stderr);

const exitCode = await run(process.argv.slice(2), {
  stdin,
  stdout: streamOutput(process.stdout),
  stderr,
  env,
  // A source file is run by a script of the repository.
  program: import.meta.url.endsWith('.ts') ? 'npm run -s cli --' : 'npx livery',
  version: packageJson.version,
  stalled: rejectedWhenStalled,
  timeLimit,
  logToStderr() {
    globalThis.console = new Console(process.stderr);
  },
  promptSecret: stdin.isTTY ? (question) => promptSecret(question, stdin, stderr) : undefined,
  openSession: async (spec) =>
    spec.adapters === 'module' ? spec.open() : openSessionQuietly(await createAdapters(spec)),
  async openModule(moduleExports, visitor) {
    const { moduleAdapters } = await import('../infrastructure/wiring/module-adapters.ts');
    const loadedResult = await moduleAdapters(
      moduleExports,
      { platform: await loadDemoPlatform(), ...visitor },
      timeLimit.waitInTime,
    );
    if (!loadedResult.ok) return loadedResult;
    const session = await openSessionQuietly(loadedResult.value.adapters);
    return ok({ open: () => session, brokenContract: loadedResult.value.brokenContract });
  },
  openDiagnosis: async (options) =>
    options.spec.adapters === 'memory'
      ? (await import('../infrastructure/doctor/memory-diagnosis.ts')).memoryDiagnosis({
          platform: await loadDemoPlatform(),
          ...options.spec,
          ...options,
        })
      : (await import('../infrastructure/doctor/http-diagnosis.ts')).httpDiagnosis({ ...options.spec, ...options }),
  demoPeople: async (host) => (await loadDemoPlatform()).people(host),
  readText: async (url) => (await import('../infrastructure/node/read-text.ts')).readText(url),
  loadSanitizer: async () => (await import('../infrastructure/content/clean-html.ts')).cleanHtml,
});

// Timers of the session, such as that of a hold, must not keep the process alive.
process.exit(exitCode);
