import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aFolder } from './a-sandbox.ts';
import { runCli } from './run-cli.ts';

/** Runs a command with a module with this text as its adapters. */
export function runOver(source: string, command: readonly string[], name = 'mine.mjs') {
  const file = join(aFolder(), name);
  writeFileSync(file, source);
  return runCli([...command, '--adapters', `module:${file}`, '--json']);
}

/** A module whose adapter of the agency has this method. */
export const moduleWithAgencyMethod = (method: string) => `export default { agencies: { ${method} } };`;

/** A module whose adapter of the agency resolves to this. */
export const moduleResolving = (value: string) => moduleWithAgencyMethod(`read: async () => (${value})`);
