import type { IncomingMessage } from 'node:http';
import { describeApi, type Exchange, type SentRequest } from './api-description.ts';

/** docs/platform-api.yaml. */
export const PLATFORM_API = describeApi('docs/platform-api.yaml');

/** docs/reference-api.yaml. */
export const REFERENCE_API = describeApi('docs/reference-api.yaml');

/**
 * How an exchange of the shell, or of a module of the reference app, differs from both files: the problems by the file
 * that comes closest. Some calls are in both, since the modules make them with more parameters.
 *
 * @param kind `request` if the response is not from a platform
 */
export function problemsByEither(exchange: Exchange, kind: 'exchange' | 'request' = 'exchange'): readonly string[] {
  const files = [PLATFORM_API, REFERENCE_API].filter((file) => file.operationOf(exchange) !== undefined);
  const descriptions = (files.length === 0 ? [PLATFORM_API] : files).map((file) =>
    kind === 'exchange' ? file.problemsOf(exchange) : file.problemsOfRequest(exchange),
  );
  return descriptions.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** A request that a test's server received, with its body. */
export function sentRequest({ method = '', url = '', headers }: IncomingMessage, body = ''): SentRequest {
  const headerPairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method, url, headers: Object.fromEntries(headerPairs), body };
}
