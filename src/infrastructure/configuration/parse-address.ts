import { parseUrl } from '@livery/contract/shared/parse-url';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { type TextProblem, unexpectedText } from './setting.ts';

/** Reads the address of a service, or its path on each agency's host, without a slash at its end. */
export function parseAddress(text: string): Result<string, readonly TextProblem[]> {
  if (/^\/(?![/\\])/.test(text)) return parsePath(text);
  const url = parseUrl(text);
  if (url === undefined) return unexpectedText(text, 'Give a full address, such as https://api.example, or a path.');
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return unexpectedText(text, 'An address begins with http:// or https://.');
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    const advice = 'Leave out user name, query and fragment: paths are appended to it.';
    return err([{ problem: 'holds more than an address', advice }]);
  }
  return ok(url.href.replace(/\/+$/, ''));
}

function parsePath(text: string): Result<string, readonly TextProblem[]> {
  if (new URL(text, 'http://own.example').pathname === text) return ok(text.replace(/\/+$/, ''));
  return unexpectedText(text, 'A path is plain, without dots, query or fragment: others are put behind it.');
}

/** Reads the API's address, or `/` if it is on each agency's host. */
export function parseApiAddress(text: string): Result<string, readonly TextProblem[]> {
  if (text === '/' || !text.startsWith('/')) return parseAddress(text);
  return unexpectedText(text, 'Give an address, or / where the API stands under each agency’s host.');
}

/** Reads an http(s) origin that may contain `{host}` once, as a part of the host's name. */
export function parseOriginTemplate(text: string): Result<string, readonly TextProblem[]> {
  const advice = 'Give an address without a path, such as https://{host} or http://10.0.0.5:3000.';
  const origin = parseUrl(text.replace('{host}', 'host'));
  if (origin === undefined || !/^https?:$/.test(origin.protocol)) return unexpectedText(text, advice);
  const isPlain = origin.href === `${origin.origin}/` && /^https?:\/\/[^/{}]*(?:\{host\})?[^/{}]*\/?$/.test(text);
  return isPlain ? ok(text.replace(/\/$/, '')) : unexpectedText(text, advice);
}
