import 'reflect-metadata';
import { streamOutput } from './stream-output.ts';

if (!('Temporal' in globalThis)) await import('temporal-polyfill/global');

const { run } = await import('./run.ts');

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: streamOutput(process.stdout),
  stderr: streamOutput(process.stderr),
  env: process.env,
  async makeShell({ adapters, api = '', ...needs }) {
    const { createShell } = await import('../infrastructure/wiring/create-shell.ts');
    if (adapters === 'memory') {
      const { memoryAdapters } = await import('../infrastructure/wiring/memory-adapters.ts');
      return createShell(memoryAdapters(needs));
    }
    const { httpNodeAdapters } = await import('../infrastructure/wiring/http-node-adapters.ts');
    return createShell(httpNodeAdapters({ api, ...needs }));
  },
  loadCleaner: async () => (await import('../infrastructure/content/clean-html.ts')).cleanHtml,
});
