import { parseUrl } from '@livery/contract/shared/parse-url';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { TextProblem } from './setting.ts';

/** The message quotes no part of the text, which may contain a password. */
const NOT_REDIS_URL: TextProblem = {
  problem: 'is no address of a Redis server',
  advice: 'Give one such as redis://cache.example:6379 or rediss://user:password@cache.example/0.',
};

/** Password and user are decoded when the connection is opened. */
const MALFORMED_ESCAPE: TextProblem = {
  problem: 'has a % in its user or password that encodes no character',
  advice: 'Write % itself as %25.',
};

/**
 * Reads the address of a Redis server: `redis:`, or `rediss:` with TLS; it may contain user, password, port and
 * database.
 */
export function parseRedisUrl(text: string): Result<string, readonly TextProblem[]> {
  const url = /^rediss?:\/\//i.test(text) ? parseUrl(text) : undefined;
  if (url === undefined || url.hostname === '' || url.search !== '' || url.hash !== '') return err([NOT_REDIS_URL]);
  if (!/^\/?$|^\/\d{1,4}$/.test(url.pathname)) return err([NOT_REDIS_URL]);
  return isDecodable(url.username) && isDecodable(url.password) ? ok(url.href) : err([MALFORMED_ESCAPE]);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The address for printing, without user and password. */
export function printedRedisUrl(text: string): string {
  const redisUrl = parseRedisUrl(text);
  if (!redisUrl.ok) return '…';
  const { protocol, username, password, host, pathname } = new URL(redisUrl.value);
  return `${protocol}//${username === '' && password === '' ? '' : '…@'}${host}${pathname}`;
}
