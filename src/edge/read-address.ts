import { err, ok, type Result } from '../domain/shared/result.ts';

/** Reads the address of a service, without a slash at its end; fails with a sentence that names the variable. */
export function readAddress(variable: string, text: string | undefined): Result<string | undefined, string> {
  if (text === undefined) return ok(undefined);
  if (!URL.canParse(text))
    return err(`${variable} is “${text}”, but it must be a full address, such as https://api.example.`);

  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return err(`${variable} is “${text}”, but it must begin with http:// or https://.`);
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    return err(`${variable} must be an address without user name, query or fragment: paths are appended to it.`);
  }
  return ok(url.href.replace(/\/+$/, ''));
}
