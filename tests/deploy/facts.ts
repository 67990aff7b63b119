import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import manifest from '../../package.json' with { type: 'json' };
import { SETTINGS } from '../../src/infrastructure/configuration/settings.ts';

/** The variables that the server reads; `NODE_ENV` is for its libraries. */
export const VARIABLES: readonly string[] = [...Object.values(SETTINGS).map(({ name }) => name), 'NODE_ENV'];

/** The longest time that a server takes to end, in seconds: it waits, drains both of its ports, and closes. */
export const LONGEST_SHUTDOWN =
  (Number.parseInt(SETTINGS.shutdownDelay.otherwise ?? '', 10) +
    2 * Number.parseInt(SETTINGS.shutdownTimeout.otherwise ?? '', 10)) /
    1000 +
  5;

/** The limit of Node's heap, wherever a server is started: that of `npm run serve`. */
export const HEAP = /--max-old-space-size=\d+/.exec(manifest.scripts.serve)?.[0] ?? '--max-old-space-size=350';

/** Untyped, because tests compare every value that they read. */
export type ParsedJson = ReturnType<typeof JSON.parse>;

/** Parses a YAML file, with merge keys; fails if it isn't valid YAML. */
export function parseYamlFile(file: string): ParsedJson {
  const document = parseDocument(readFileSync(file, 'utf8'), { merge: true, strict: true, uniqueKeys: true });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  return document.toJS();
}
