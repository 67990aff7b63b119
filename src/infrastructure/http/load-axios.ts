import type { AxiosInstance, CreateAxiosDefaults } from 'axios';

/** axios with the shell's defaults; its code is loaded at the first call. Rejects if that fails. */
export type LoadAxios = () => Promise<AxiosInstance>;

/** In bytes; a larger response isn't read to its end. */
const MAX_RESPONSE_BYTES = 20 * 1024 * 1024;

/**
 * Every status counts as a response and every body is a text, in both directions: `sendRequest` decides what they mean.
 * Absolute paths can't bypass the service's base address, and redirects aren't followed, so that a token never goes to
 * another origin.
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
 * In browsers axios uses `fetch`, because an XMLHttpRequest always follows redirects. A redirect is then read as a
 * refusal with status 0, because browsers hide its status.
 *
 * By default axios sets `User-Agent`, which Firefox and Safari send, and which an API on another origin would have to
 * allow.
 */
export const AXIOS_IN_BROWSERS: CreateAxiosDefaults = {
  ...AXIOS_DEFAULTS,
  adapter: 'fetch',
  headers: { common: { 'User-Agent': false } },
};

/** Loads axios at the first call; if its code can't be fetched, the next call tries again. */
export function loadAxios(defaults: CreateAxiosDefaults): LoadAxios {
  let created: AxiosInstance | undefined;
  return async () => {
    created ??= (await import('axios')).default.create(defaults);
    return created;
  };
}

/** A query in its text form for addresses; undefined values are left out. */
function queryText(query: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.append(name, String(value));
  }
  return parameters.toString();
}
