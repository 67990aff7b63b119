import { err, ok, type Result } from '../../domain/shared/result.ts';
import { readAddress, readApiAddress } from './read-address.ts';
import { type AddressRange, readProxies } from './read-proxies.ts';
import { type SettingProblem, settingProblems } from './setting-problems.ts';

/** The environment variables of a server; `undefined` where one is not set and the default applies. */
export interface DeploymentSettings {
  /** 0 to 65535; 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** In small letters. */
  readonly environment: string;
  /** Empty where it is on each agency's own host; without it the edge embeds the sandbox. */
  readonly apiUrl: string | undefined;
  readonly resortUrl: string | undefined;
  readonly contentUrl: string | undefined;
  /** How long a page waits for what the edge requests of the API, in milliseconds. */
  readonly deadline: number;
  /** The proxies whose forwarded headers count. */
  readonly trustedProxies: readonly AddressRange[] | undefined;
}

/**
 * Reads the settings of `npm run serve`, except for the policies; a variable
 * that is empty counts as not set. Fails with everything that can't be used.
 *
 * @see README, Configuration
 */
export function readDeploymentSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Result<DeploymentSettings, readonly SettingProblem[]> {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = readPort(given('PORT') ?? '8080');
  const name = readName(given('LIVERY_ENVIRONMENT') ?? 'uat');
  const apiUrl = readApiAddress('LIVERY_API_URL', given('LIVERY_API_URL'));
  const resortUrl = readAddress('LIVERY_RESORT_URL', given('LIVERY_RESORT_URL'));
  const contentUrl = readAddress('LIVERY_CONTENT_URL', given('LIVERY_CONTENT_URL'));
  const deadline = readDeadline(given('LIVERY_RENDER_DEADLINE_MS') ?? '400');
  const proxies = readProxies('LIVERY_TRUSTED_PROXIES', given('LIVERY_TRUSTED_PROXIES'));
  const problems = settingProblems(environment);
  const areAddressesOk = apiUrl.ok && resortUrl.ok && contentUrl.ok;

  if (problems.length === 0 && port.ok && name.ok && areAddressesOk && deadline.ok && proxies.ok) {
    return ok({
      port: port.value,
      host: given('HOST') ?? '127.0.0.1',
      environment: name.value,
      apiUrl: apiUrl.value,
      resortUrl: resortUrl.value,
      contentUrl: contentUrl.value,
      deadline: deadline.value,
      trustedProxies: proxies.value,
    });
  }
  const read = [port, name, apiUrl, resortUrl, contentUrl, deadline, proxies];
  return err([...problems, ...read.flatMap((one) => (one.ok ? [] : one.error))]);
}

function readPort(text: string): Result<number, SettingProblem> {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return ok(port);
  return err({ setting: 'PORT', problem: `is “${text}”`, advice: 'A port is a whole number from 0 to 65535.' });
}

function readName(text: string): Result<string, SettingProblem> {
  if (/^[a-z][a-z0-9-]*$/i.test(text)) return ok(text.toLowerCase());
  return err({
    setting: 'LIVERY_ENVIRONMENT',
    problem: `is “${text}”`,
    advice: 'An environment is one word, such as prod, qa, uat, dev or local.',
  });
}

function readDeadline(text: string): Result<number, SettingProblem> {
  if (/^\d{1,5}$/.test(text)) return ok(Number(text));
  return err({
    setting: 'LIVERY_RENDER_DEADLINE_MS',
    problem: `is “${text}”`,
    advice: 'It is a whole number of milliseconds, such as 400.',
  });
}
