import { parseUrl } from '@livery/contract/shared/parse-url';
import { isRecord } from '@livery/contract/wire/is-record';
import type { Configuration } from '../../application/shared/configuration-source.port.ts';
import { validatePolicyBook } from '../agency/policy-book-wire.ts';

/** The configuration that was read, and its problems, in plain words. */
export interface ReadConfiguration {
  readonly configuration: Configuration;
  readonly problems: readonly string[];
}

/**
 * Reads the run-time configuration; missing or unusable values get their defaults: the `uat` environment, everything on
 * the page's origin.
 *
 * @param value `{ environment, apiUrl, resortUrl, contentUrl, policies, mapStyleUrl, remotePages }`
 * @rule 2.4, 6.8
 */
export function parseConfiguration(value: unknown): ReadConfiguration {
  const fields = isRecord(value) ? value : {};
  const problems: string[] = isRecord(value) ? [] : ['The configuration is not an object.'];

  const text = (name: string, fallback: string, isUsable: (text: string) => boolean): string => {
    const field = fields[name];
    if (field === undefined) return fallback;
    if (typeof field === 'string' && isUsable(field)) return field;
    problems.push(`The configuration’s “${name}” can’t be used.`);
    return fallback;
  };

  const apiUrl = withoutSlash(text('apiUrl', '', isOwnOriginOrWeb));
  const mapStyleUrl = text('mapStyleUrl', '', (url) => isPath(url) || isOwnOriginOrWeb(url));
  const { book, problems: policyProblems } = validatePolicyBook(fields.policies);
  return {
    configuration: {
      environment: text('environment', 'uat', (name) => /^[a-z][a-z0-9-]*$/i.test(name)),
      apiUrl,
      resortUrl: withoutSlash(text('resortUrl', apiUrl, (url) => isPath(url) || isOwnOriginOrWeb(url))),
      contentUrl: withoutSlash(text('contentUrl', '/remotes', (url) => isPath(url) || isOwnOriginOrWeb(url))),
      policies: book,
      ...(mapStyleUrl !== '' && { mapStyleUrl }),
      // The edge has checked them.
      ...(Array.isArray(fields.remotePages) && { remotePages: fields.remotePages }),
    },
    problems: [...problems, ...policyProblems],
  };
}

function isOwnOriginOrWeb(url: string): boolean {
  if (url === '') return true;
  return ['http:', 'https:'].includes(parseUrl(url)?.protocol ?? '');
}

function isPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
