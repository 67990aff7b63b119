import 'reflect-metadata';
import type { AdapterSet } from '../infrastructure/wiring/create-container.ts';
import { askSecret } from './ask-secret.ts';
import { QUIET_REPORTER } from './quiet-reporter.ts';
import { streamOutput } from './stream-output.ts';
import type { Visit } from './visit.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const { run } = await import('./run.ts');

async function adaptersOf(visit: Visit): Promise<AdapterSet> {
  switch (visit.adapters) {
    case 'memory':
      return (await import('../infrastructure/wiring/memory-adapters.ts')).memoryAdapters(visit);
    case 'http':
      return (await import('../infrastructure/wiring/http-node-adapters.ts')).httpNodeAdapters(visit);
    case 'recorded':
      return (await import('../infrastructure/wiring/recorded-adapters.ts')).recordedAdapters(visit.recording);
  }
}

const { stdin, env } = process;
const stderr = streamOutput(process.stderr);

const code = await run(process.argv.slice(2), {
  stdin,
  stdout: streamOutput(process.stdout),
  stderr,
  env,
  askSecret: stdin.isTTY ? (question) => askSecret(question, stdin, stderr) : undefined,
  async makeShell(visit) {
    const [{ createShell }, { replacing }] = await Promise.all([
      import('../infrastructure/wiring/create-shell.ts'),
      import('../infrastructure/wiring/create-container.ts'),
    ]);
    return createShell([...(await adaptersOf(visit)), replacing({ reporter: QUIET_REPORTER })]);
  },
  openDiagnosis: async (needs) =>
    needs.visit.adapters === 'memory'
      ? (await import('../infrastructure/doctor/memory-diagnosis.ts')).memoryDiagnosis({ ...needs.visit, ...needs })
      : (await import('../infrastructure/doctor/http-diagnosis.ts')).httpDiagnosis({ ...needs.visit, ...needs }),
  demoPeople: async (host) => (await import('../infrastructure/memory/demo-people.ts')).demoPeople(host),
  loadCleaner: async () => (await import('../infrastructure/content/clean-html.ts')).cleanHtml,
});

// Timers of the visit, such as that of a hold, are nobody's business any more.
process.exit(code);
