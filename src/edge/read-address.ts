import { err, ok, type Result } from '../domain/shared/result.ts';

/**
 * Reads the address of a service, or its path on each agency's own host,
 * without a slash at its end; fails with a sentence that names the variable.
 */
export function readAddress(variable: string, text: string | undefined): Result<string | undefined, string> {
  if (text === undefined) return ok(undefined);
  if (/^\/(?![/\\])/.test(text)) return readPath(variable, text);
  if (!URL.canParse(text)) {
    return err(`${variable} is “${text}”, but it must be a full address, such as https://api.example, or a path.`);
  }

  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return err(`${variable} is “${text}”, but it must begin with http:// or https://.`);
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    return err(`${variable} must be an address without user name, query or fragment: paths are appended to it.`);
  }
  return ok(url.href.replace(/\/+$/, ''));
}

function readPath(variable: string, text: string): Result<string, string> {
  if (new URL(text, 'http://own.example').pathname === text) return ok(text.replace(/\/+$/, ''));
  return err(
    `${variable} is “${text}”, but a path is plain, without dots, query or fragment: others are put behind it.`,
  );
}

/** Reads where the API is: only an address, or `/` where it stands under each agency's own host. */
export function readApiAddress(variable: string, text: string | undefined): Result<string | undefined, string> {
  if (text === undefined || text === '/' || !text.startsWith('/')) return readAddress(variable, text);
  return err(
    `${variable} is “${text}”, but it must be an address, or / where the API stands under each agency’s host.`,
  );
}
