import { err, ok, type Result } from '../domain/shared/result.ts';
import type { EdgeSettings } from './edge-settings.ts';
import { readAddress } from './read-address.ts';
import { readPolicies } from './read-policies.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings of `npm run serve`; a variable that is empty counts as not set.
 *
 * Fails with one sentence for each variable that can't be used, all at once.
 *
 * @param readText the text of a file; throws when it can't be read
 * @see architecture.md §4, environment of `serve`
 */
export function readEnvironment(
  environment: Environment,
  readText: (path: string) => string,
): Result<EdgeSettings, readonly string[]> {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const address = (name: string) => readAddress(name, given(name));

  const port = readPort(given('PORT') ?? '8080');
  const name = readName(given('LIVERY_ENVIRONMENT') ?? 'uat');
  const apiUrl = address('LIVERY_API_URL');
  const resortUrl = address('LIVERY_RESORT_URL');
  const contentUrl = address('LIVERY_CONTENT_URL');
  const policies = readPolicies(given('LIVERY_POLICIES'), readText);

  if (port.ok && name.ok && apiUrl.ok && resortUrl.ok && contentUrl.ok && policies.ok) {
    return ok({
      port: port.value,
      host: given('HOST') ?? '127.0.0.1',
      environment: name.value,
      apiUrl: apiUrl.value,
      resortUrl: resortUrl.value,
      contentUrl: contentUrl.value,
      policies: policies.value,
    });
  }
  return err([port, name, apiUrl, resortUrl, contentUrl, policies].flatMap((read) => (read.ok ? [] : [read.error])));
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
