/**
 * Serves the built shell: `node dist/edge/main.js [folder of the build]`.
 *
 * @see architecture.md §4, environment of `serve`
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../../sandbox/app.ts';
import policiesOfSandbox from '../../sandbox/world/policies.json' with { type: 'json' };
import { closeOnSignals } from './close-on-signals.ts';
import { configurationOf } from './configuration-of.ts';
import { createEdge } from './create-edge.ts';
import { listen } from './listen.ts';
import { readEnvironment } from './read-environment.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const index = join(root, 'client', 'index.html');
const settings = readEnvironment(process.env, (path) => readFileSync(path, 'utf8'));

if (!settings.ok) {
  refuse(...settings.error);
} else if (!existsSync(index)) {
  refuse(`There is no built page in ${root}: run npm run build first.`);
} else {
  const edge = createEdge({
    root,
    html: readFileSync(index, 'utf8'),
    configuration: configurationOf(settings.value, policiesOfSandbox),
    sandbox:
      settings.value.apiUrl === undefined ? createSandbox({ environment: settings.value.environment }) : undefined,
  });
  const listening = await listen(edge, settings.value);
  if (!listening.ok) {
    refuse(listening.error);
  } else {
    closeOnSignals(listening.value.server);
    console.log(`Livery is listening on ${listening.value.address}`);
  }
}

/** Says what is wrong with the way the program was started, a sentence a line. */
function refuse(...sentences: readonly string[]): void {
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = 2;
}
