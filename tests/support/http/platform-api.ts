import type { IncomingMessage } from 'node:http';
import { describeApi, type SentRequest } from './api-description.ts';

/** docs/platform-api.yaml. */
export const PLATFORM_API = describeApi('docs/platform-api.yaml');

/** A request that a server of a test received, with its body. */
export function sentRequest({ method = '', url = '', headers }: IncomingMessage, body = ''): SentRequest {
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method, url, headers: Object.fromEntries(sent), body };
}
