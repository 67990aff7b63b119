import { describe, expect, it } from 'vitest';
import { tokenParameters } from '../../../src/application/session/access-token.ts';

// @rule 4.13, 7.1
describe('the parameters that hold an access token (rules 4.13)', () => {
  it.each(['/', '/sso', '/verification', '/my/verify'])('are "token", then "access_token" on %s', (path) => {
    expect(tokenParameters(path)).toEqual(['token', 'access_token']);
  });

  it.each(['/newPassword', '/newPassword/', '/verify', '/verify/abc'])(
    'are not "token" on %s, where it is the one of a letter',
    (path) => {
      expect(tokenParameters(path)).toEqual(['access_token']);
    },
  );
});
