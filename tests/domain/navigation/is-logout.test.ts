import { describe, expect, it } from 'vitest';
import { isLogout } from '../../../src/domain/navigation/match-path.ts';

describe('isLogout', () => {
  it.each(['/logout', '/logout/'])('knows %s', (path) => {
    expect(isLogout(path)).toBe(true);
  });

  it.each(['/', '/login', '/logout/now', '/LOGOUT', '/nowhere'])('is not %s', (path) => {
    expect(isLogout(path)).toBe(false);
  });
});
