import type { AxiosInstance, CreateAxiosDefaults } from 'axios';

/** axios with our defaults; its code is loaded with the first call. Rejects if that fails. */
export type LoadAxios = () => Promise<AxiosInstance>;

/** A response larger than this is not read to its end, in bytes. */
const MAX_RESPONSE_BYTES = 20 * 1024 * 1024;

/**
 * Every status is a response, every body a text, both ways: what they mean is
 * decided in one place, `sendRequest`. An address that names its own host is
 * no way around the service's base, and redirects are not followed, so that a
 * token never travels to another origin.
 */
export const AXIOS_DEFAULTS: CreateAxiosDefaults = {
  paramsSerializer: queryText,
  responseType: 'text',
  transformRequest: (body: unknown) => body,
  transformResponse: (body: unknown) => body,
  validateStatus: () => true,
  allowAbsoluteUrls: false,
  maxRedirects: 0,
  maxContentLength: MAX_RESPONSE_BYTES,
};

/**
 * In browsers axios uses `fetch`: an XMLHttpRequest can't be made to
 * leave redirects alone. A redirect then reads as a refusal with status 0, because
 * browsers hide its own.
 *
 * axios would name itself as `User-Agent`, which Firefox and Safari send, and
 * which an API on another origin would have to allow.
 */
export const AXIOS_IN_BROWSERS: CreateAxiosDefaults = {
  ...AXIOS_DEFAULTS,
  adapter: 'fetch',
  headers: { common: { 'User-Agent': false } },
};

/** Loads axios when it is first called; if its code can't be fetched, the next call tries again. */
export function loadAxios(defaults: CreateAxiosDefaults): LoadAxios {
  let created: AxiosInstance | undefined;
  return async () => {
    created ??= (await import('axios')).default.create(defaults);
    return created;
  };
}

/** A query as addresses carry it; what is undefined is left out. */
function queryText(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  return parameters.toString();
}
