import { describe, expect, it } from 'vitest';
import { parseAccessToken } from '../../src/session/access-token.ts';

describe('parseAccessToken', () => {
  it.each([
    ['abc.DEF~1!', 'abc.DEF~1!'],
    ['abc def', undefined],
    ['abc\n', undefined],
    ['é', undefined],
    ['', undefined],
  ])('reads %j as %j', (text, token) => {
    expect(parseAccessToken(text)).toBe(token);
  });
});
