import { InvalidArgumentError } from 'commander';
import { parseTenant, type Tenant } from '../../domain/agency/tenant.ts';
import { readVariable } from '../../infrastructure/configuration/read-settings.ts';
import { SETTINGS } from '../../infrastructure/configuration/settings.ts';
import { issueWhyKey, MAX_LIFE_MINUTES, timeText } from '../../infrastructure/why/why-key.ts';
import type { CliCommand, CommandContext } from '../cli-command.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { createPrinter } from '../terminal/print.ts';

interface WhyKeyOptions {
  readonly host: Tenant;
  readonly minutes: number;
  readonly json?: boolean;
}

/** Exits 2 if `LIVERY_WHY_KEY` isn't set or can't be used. */
export const whyKeyCommand: CliCommand = {
  name: 'why-key',
  summary: 'Makes an address that opens the why panel of a site, signed with LIVERY_WHY_KEY.',
  declare(command, run) {
    command
      .requiredOption('--host <host>', 'the host of the site, with its port where it has one', parseSite)
      .option('--minutes <number>', `how long the key counts, 1 to ${MAX_LIFE_MINUTES}`, parseMinutes, 15)
      .option('--json', 'print one JSON document, for programs')
      .action((options: WhyKeyOptions) => makeKey(options, run));
  },
};

const { name: VARIABLE, read: readSecret } = SETTINGS.whyKey;

async function makeKey(
  { host: origin, minutes: life, json = false }: WhyKeyOptions,
  { ports, end }: CommandContext,
): Promise<void> {
  const print = createPrinter(ports, json);
  const text = readVariable(ports.env, VARIABLE);
  const secret = readSecret(text, { readText: () => '' });
  if (!secret.ok || secret.value === undefined) {
    const [problem] = secret.ok ? [] : secret.error;
    const message = {
      what: 'No key can be made.',
      why: `${VARIABLE} ${problem?.problem ?? 'is not set'}.`,
      next: `Set it to the secret that the servers of the site have, see “The why panel” in docs/operate.md.`,
    };
    await print.printError({ code: EXIT_CODES.usage, message });
    return end(EXIT_CODES.usage);
  }
  const { host } = new URL(origin);
  const { key, expires } = await issueWhyKey({ secret: secret.value, host, now: Temporal.Now.instant() }, life);
  const url = `${origin}/?why=${key}`;
  if (json) await print.json({ host, url, expires: expires.toString() });
  else {
    await print.line(url);
    await print.line(`It opens the why panel of ${host} until ${timeText(expires)}, for whoever has it.`);
  }
  end(EXIT_CODES.ok);
}

/** Host names of this machine, where sites have no certificates. */
const LOCAL_HOST_PATTERN = /^(?:(?:.*\.)?localhost|127\.[\d.]+|\[::1\])(?::\d+)?$/i;

/** The site at a host: with https, or http on this machine. */
function parseSite(host: string): Tenant {
  const origin = parseTenant(`${LOCAL_HOST_PATTERN.test(host) ? 'http' : 'https'}://${host}`);
  if (origin !== undefined) return origin;
  throw new InvalidArgumentError('Give a host name without https:// or a path, such as aurora.example.');
}

function parseMinutes(value: string): number {
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number >= 1 && number <= MAX_LIFE_MINUTES) return number;
  throw new InvalidArgumentError(`Give whole minutes from 1 to ${MAX_LIFE_MINUTES}.`);
}
