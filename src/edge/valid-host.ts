import { parseUrl } from '@livery/contract/shared/parse-url';
import { remembered } from './remembered.ts';

/** A name or an address with a port where it is not the usual one; parts of a name have 63 characters at most. */
const HOST = /^(?:(?!-)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
const MAX_NAME_LENGTH = 253;
/** A name's characters, the dot at its end, and a port. */
const MAX_HOST_LENGTH = MAX_NAME_LENGTH + 7;

/** Whether a text, from outside, names one host: with a port or without, and with nothing else. */
export function isValidHost(host: string): boolean {
  return host.length <= MAX_HOST_LENGTH && namesHost(host);
}

const namesHost = remembered((host) => {
  if (!HOST.test(host)) return false;
  const url = parseUrl(`http://${host}`);
  // The dot at the end of a complete name is no part of it.
  return url !== undefined && url.hostname.replace(/\.$/, '').length <= MAX_NAME_LENGTH;
});

/** A valid host; an address, which has many spellings, as browsers write it. */
export function normalizedHost(host: string): string {
  return /^[[\d]/.test(host) ? new URL(`http://${host}`).host : host;
}
