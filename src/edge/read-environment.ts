import { settingProblems } from '../application/shared/deployment-settings.ts';
import { err, ok, type Result } from '../domain/shared/result.ts';
import type { EdgeSettings } from './edge-settings.ts';
import { readAddress, readApiAddress } from './read-address.ts';
import { type ReadingNeeds, readPolicies } from './read-policies.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of `npm run serve`; a variable that is empty counts as not set.
 *
 * Fails with one sentence for each variable that can't be used, all at once.
 *
 * @see architecture.md §4, environment of `serve`
 */
export function readEnvironment(
  environment: Environment,
  needs: ReadingNeeds,
): Result<EdgeSettings, readonly string[]> {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = readPort(given('PORT') ?? '8080');
  const name = readName(given('LIVERY_ENVIRONMENT') ?? 'uat');
  const apiUrl = readApiAddress('LIVERY_API_URL', given('LIVERY_API_URL'));
  const resortUrl = readAddress('LIVERY_RESORT_URL', given('LIVERY_RESORT_URL'));
  const contentUrl = readAddress('LIVERY_CONTENT_URL', given('LIVERY_CONTENT_URL'));
  const policies = readPolicies(given('LIVERY_POLICIES'), needs);
  const deadline = readDeadline(given('LIVERY_RENDER_DEADLINE_MS') ?? '400');
  const problems = settingProblems(environment).map(
    ({ setting, problem, advice }) => `${setting} ${problem}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`,
  );

  if (
    problems.length === 0 &&
    port.ok &&
    name.ok &&
    apiUrl.ok &&
    resortUrl.ok &&
    contentUrl.ok &&
    policies.ok &&
    deadline.ok
  ) {
    return ok({
      port: port.value,
      host: given('HOST') ?? '127.0.0.1',
      environment: name.value,
      apiUrl: apiUrl.value,
      resortUrl: resortUrl.value,
      contentUrl: contentUrl.value,
      policies: policies.value,
      deadline: deadline.value,
    });
  }
  const read = [port, name, apiUrl, resortUrl, contentUrl, policies, deadline];
  return err([...problems, ...read.flatMap((one) => (one.ok ? [] : one.error))]);
}

function readPort(text: string): Result<number, string> {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return ok(port);
  return err(`PORT is “${text}”, but a port is a whole number from 0 to 65535.`);
}

function readName(text: string): Result<string, string> {
  if (/^[a-z][a-z0-9-]*$/i.test(text)) return ok(text);
  return err(`LIVERY_ENVIRONMENT is “${text}”, but an environment is one word, such as prod, qa, uat, dev or local.`);
}

function readDeadline(text: string): Result<number, string> {
  if (/^\d{1,5}$/.test(text)) return ok(Number(text));
  return err(`LIVERY_RENDER_DEADLINE_MS is “${text}”, but it is a whole number of milliseconds, such as 400.`);
}
