import type { CreateAxiosDefaults } from 'axios';

/** An answer larger than this is not read to its end, in bytes. */
const LARGEST_ANSWER = 20 * 1024 * 1024;

/**
 * Every status is an answer, every body a text: what they mean is decided in
 * one place, `answerOf`. Redirects are not followed where we can help it, so
 * that a token never travels to another origin.
 */
export const AXIOS_DEFAULTS: CreateAxiosDefaults = {
  responseType: 'text',
  transformResponse: (body: unknown) => body,
  validateStatus: () => true,
  maxRedirects: 0,
  maxContentLength: LARGEST_ANSWER,
};
