import type { Command } from 'commander';
import type { Shell } from '../application/shell.ts';
import { EXIT } from './exit-code.ts';
import type { Outside } from './outside.ts';
import { policiesOfEnvironment } from './policies-of-environment.ts';
import type { VisitOptions } from './visit-options.ts';

/**
 * Opens the visit that the options describe. Options that can't go together end
 * the command as wrong usage.
 *
 * @param place parameters of the page's address besides language and currency
 */
export async function openVisit(
  command: Command,
  options: VisitOptions,
  outside: Outside,
  place: Readonly<Record<string, string>> = {},
): Promise<Shell> {
  const { api, host, token, language, currency, timeZone, now } = options;
  const adapters = options.adapters ?? (api === undefined ? 'memory' : 'http');
  if (adapters === 'http' && api === undefined) {
    refuse(command, '--adapters http needs a server. Add --api with its address, such as --api http://127.0.0.1:8080.');
  }
  if (adapters === 'memory' && api !== undefined) {
    refuse(command, '--adapters memory asks no server. Leave out --api, or use --adapters http.');
  }
  const policies = await policiesOfEnvironment(outside);
  if (!policies.ok) return refuse(command, `${policies.error.what} ${policies.error.why} ${policies.error.next}`);

  const query = new URLSearchParams({
    ...(language === undefined ? {} : { lng: language }),
    ...(currency === undefined ? {} : { currency }),
    ...place,
  });
  const search = query.size === 0 ? '' : `?${query}`;
  return outside.makeShell({ adapters, api, host, search, token, timeZone, now, policies: policies.value });
}

function refuse(command: Command, sentences: string): never {
  return command.error(`error: ${sentences}`, { exitCode: EXIT.usage });
}
