import type { CreateAxiosDefaults } from 'axios';
import { queryText } from './query-text.ts';

/** An answer larger than this is not read to its end, in bytes. */
const LARGEST_ANSWER = 20 * 1024 * 1024;

/**
 * Every status is an answer, every body a text, both ways: what they mean is
 * decided in one place, `answerOf`. An address that names a host of its own is
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
  maxContentLength: LARGEST_ANSWER,
};
