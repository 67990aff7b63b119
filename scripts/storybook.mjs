/**
 * `npm run storybook`: shows every component of the kit and every card in all its states.
 * `npm run storybook build` writes the same as static files to reports/storybook.
 *
 * Usage: PORT=6006 node scripts/storybook.mjs [dev | build] [option of Storybook …]
 */
import { ensureDependencies } from './machine/ensure-dependencies.mjs';
import { runCommand } from './machine/run-command.mjs';

const { HOST: host = '127.0.0.1', PORT: port = '6006' } = process.env;
const [command = 'dev', ...options] = process.argv.slice(2);
await ensureDependencies();
const { ok } = await runCommand(
  command === 'dev'
    ? ['storybook', 'dev', '--host', host, '--port', port, '--ci', '--no-version-updates', ...options]
    : ['storybook', command, '--output-dir', 'reports/storybook', ...options],
  // The configuration sets this too, but is read after the first event.
  { env: { STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
process.exitCode = ok ? 0 : 1;
