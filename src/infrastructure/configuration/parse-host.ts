import { parseUrl } from '@livery/contract/shared/parse-url';
import { ok, type Result } from '@livery/contract/shared/result';
import { type TextProblem, unexpectedText } from './setting.ts';

/** A host name or an IPv4 address. */
const HOST_NAME_PATTERN = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i;

/**
 * Reads the address to listen on: an IP address, with a zone if it needs one, or a name of this machine such as
 * `localhost`.
 */
export function parseHost(text: string): Result<string, readonly TextProblem[]> {
  // An IP address is valid if the URL parser leaves it unchanged, which is only so if it is written in full.
  const isAddress = text.includes(':') && parseUrl(`http://[${text.replace(/%[\w.-]+$/, '')}]`) !== undefined;
  if (isAddress || (HOST_NAME_PATTERN.test(text) && parseUrl(`http://${text}`)?.hostname === text.toLowerCase()))
    return ok(text);
  return unexpectedText(text, 'Give an IP address of this machine without a port, such as 127.0.0.1, 0.0.0.0 or ::.');
}
