import { parseArgs } from 'node:util';

export interface StartOptions {
  readonly port: number;
  readonly host: string;
  readonly seed: number;
  readonly environment: string;
}

/** Parses the options; returns one sentence about an invalid one. */
export function startOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): StartOptions | string {
  const port = parseWholeNumber(env['PORT'] || '9000', 65535);
  if (port === null) return `PORT must be a whole number from 0 to 65535, and is ${JSON.stringify(env['PORT'])}.`;
  const seed = parseSeed(args);
  if (seed === null) return 'Use: npm run sandbox -- [--seed <whole number>], with PORT and HOST in the environment.';
  return { port, host: env['HOST'] || '127.0.0.1', seed, environment: env['LIVERY_ENVIRONMENT'] || 'local' };
}

function parseSeed(args: readonly string[]): number | null {
  try {
    const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string', default: '1' } } });
    return parseWholeNumber(values.seed, Number.MAX_SAFE_INTEGER);
  } catch {
    return null;
  }
}

function parseWholeNumber(text: string, highest: number): number | null {
  return /^\d{1,16}$/.test(text) && Number(text) <= highest ? Number(text) : null;
}
