import { err, ok, type Result } from '@livery/contract/shared/result';
import axios from 'axios';
import { AXIOS_DEFAULTS } from '../http/load-axios.ts';
import { localhostLookup } from './localhost-lookup.ts';

/** In milliseconds, as for a call of the API. */
const TIME_LIMIT_MS = 20_000;

/** Reads a text over HTTP, without credentials and without following redirects; the error is one sentence. */
export async function readText(url: string): Promise<Result<string, string>> {
  const defaults = { ...AXIOS_DEFAULTS, allowAbsoluteUrls: true, lookup: localhostLookup, proxy: false } as const;
  try {
    const { status, data } = await axios.create(defaults).get<string>(url, { timeout: TIME_LIMIT_MS });
    return status === 200 ? ok(data) : err(`It responded with status ${status}.`);
  } catch (problem) {
    return err(`There was no response: ${problem instanceof Error ? problem.message : String(problem)}.`);
  }
}
