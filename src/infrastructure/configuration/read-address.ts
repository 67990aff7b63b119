import { parseUrl } from '../../domain/shared/parse-url.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { SettingProblem } from './setting-problems.ts';

/**
 * Reads the address of a service, or its path on each agency's own host,
 * without a slash at its end; fails with what is wrong with the variable.
 */
export function readAddress(setting: string, text: string | undefined): Result<string | undefined, SettingProblem> {
  if (text === undefined) return ok(undefined);
  const problem = `is “${text}”`;
  if (/^\/(?![/\\])/.test(text)) return readPath(setting, text);
  const url = parseUrl(text);
  if (url === undefined) {
    return err({ setting, problem, advice: 'Give a full address, such as https://api.example, or a path.' });
  }

  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return err({ setting, problem, advice: 'An address begins with http:// or https://.' });
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    return err({
      setting,
      problem: 'holds more than an address',
      advice: 'Leave out user name, query and fragment: paths are appended to it.',
    });
  }
  return ok(url.href.replace(/\/+$/, ''));
}

function readPath(setting: string, text: string): Result<string, SettingProblem> {
  if (new URL(text, 'http://own.example').pathname === text) return ok(text.replace(/\/+$/, ''));
  return err({
    setting,
    problem: `is “${text}”`,
    advice: 'A path is plain, without dots, query or fragment: others are put behind it.',
  });
}

/** Reads where the API is: only an address, or `/` where it is on each agency's own host. */
export function readApiAddress(setting: string, text: string | undefined): Result<string | undefined, SettingProblem> {
  if (text === undefined || text === '/' || !text.startsWith('/')) return readAddress(setting, text);
  return err({
    setting,
    problem: `is “${text}”`,
    advice: 'Give an address, or / where the API stands under each agency’s host.',
  });
}
