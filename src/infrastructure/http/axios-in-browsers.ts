import type { CreateAxiosDefaults } from 'axios';
import { AXIOS_DEFAULTS } from './axios-defaults.ts';

/**
 * In browsers axios asks through `fetch`: an XMLHttpRequest can't be told to
 * leave redirects alone. A redirect then reads as a refusal with status 0, for
 * browsers don't tell its own.
 *
 * axios would name itself as `User-Agent`, which Firefox and Safari send, and
 * which an API on another origin would have to allow.
 */
export const AXIOS_IN_BROWSERS: CreateAxiosDefaults = {
  ...AXIOS_DEFAULTS,
  adapter: 'fetch',
  headers: { common: { 'User-Agent': false } },
};
