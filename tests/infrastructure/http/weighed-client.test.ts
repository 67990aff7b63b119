import { describe, expect, it } from 'vitest';
import { weighedClient } from '../../../src/infrastructure/http/weighed-client.ts';
import { NEVER_ABORTED } from '../../support/http/an-http-client.ts';

const TOO_LARGE = { ok: false, error: { kind: 'malformed', problem: 'The response is too large.' } };

/** A client of one page, whose calls respond with these values in turn. */
function aPage(...values: readonly unknown[]) {
  const left = [...values];
  const respond = async () => ({ ok: true, value: left.shift() }) as const;
  const { http, isTooMuch } = weighedClient({ get: respond, post: respond, put: respond, send: respond });
  return { isTooMuch, read: () => http.get('/api/agency', {}, NEVER_ABORTED) };
}

describe('what one page is made of', () => {
  it('is passed on as it is', async () => {
    const value = { content: '<p>Hello</p>'.repeat(1000), list: [1, null, { deep: true }] };
    const { read, isTooMuch } = aPage(value);
    expect(await read()).toEqual({ ok: true, value });
    expect(isTooMuch()).toBe(false);
  });

  it.each<[string, unknown]>([
    ['a text of 1.3 MB', { content: 'word '.repeat(260_000) }],
    ['small paragraphs of 30 kB', { content: '<p>a</p>'.repeat(4000) }],
    ['thousands of answers', { questions: Array.from({ length: 2000 }, () => ({ question: 'a', answer: 'b' })) }],
    ['nesting of 100 000', JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))],
  ])('is not %s', async (_, value) => {
    const { read, isTooMuch } = aPage(value, 'short');
    expect(await read()).toEqual(TOO_LARGE);
    expect(isTooMuch()).toBe(true);
    expect(await read()).toEqual(TOO_LARGE);
  });

  it('is weighed together', async () => {
    const half = { content: 'x'.repeat(120_000) };
    const { read, isTooMuch } = aPage(half, half);
    expect((await read()).ok).toBe(true);
    expect(isTooMuch()).toBe(false);
    expect(await read()).toEqual(TOO_LARGE);
  });
});
