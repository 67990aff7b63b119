import { ok, type Result } from '@livery/contract/shared/result';
import { type Command, InvalidArgumentError } from 'commander';
import type { CliPorts } from '../cli-ports.ts';
import { type CommandFailure, refuseUsage } from '../explain-failure.ts';
import { describeSession } from '../session/describe-session.ts';
import type { SessionOptions } from '../session/session-options.ts';
import type { ExplainedSession } from './explain-topics.ts';
import { readSite } from './read-site.ts';

/** The options of a session that is explained. */
export interface ExplainedOptions extends SessionOptions {
  readonly site?: string;
}

/** Adds the option that reads an agency's site. */
export function addSiteOption(command: Command): Command {
  return command.option(
    '--site <url>',
    'the agency’s own site, whose configuration and manifest are read; its API and its host are the session’s',
    siteAddress,
  );
}

/** The session, with the configuration and manifest of its site; conflicting options end the command as wrong usage. */
export async function describeExplained(
  command: Command,
  { site: url, ...options }: ExplainedOptions,
  ports: CliPorts,
): Promise<Result<ExplainedSession, CommandFailure>> {
  if (url === undefined) return ok(await describeSession(command, options, ports));
  if (options.adapters !== undefined && options.adapters.set !== 'http')
    refuseUsage(command, '--site is a server’s. Leave out --adapters, or use --adapters http.');
  const read = await readSite(url, ports);
  if (!read.ok) return read;
  const site = read.value;
  if (options.host !== undefined && options.host !== site.host)
    refuseUsage(command, `--site is at ${site.host}, the host is ${options.host}. Leave out one of them.`);
  const { spec, host } = await describeSession(
    command,
    { ...options, api: options.api ?? site.api, resort: options.resort ?? site.resort, host: site.host },
    ports,
  );
  if (spec.adapters !== 'http') return ok({ spec, host, site });
  const { policies, environment } = site.configuration;
  return ok({ spec: { ...spec, policies, environment }, host, site });
}

function siteAddress(value: string): string {
  if (/^https?:\/\/[^\s/]/.test(value) && URL.canParse(value)) return value;
  throw new InvalidArgumentError('Give an address of http or https, such as http://aurora.localhost:8080.');
}
