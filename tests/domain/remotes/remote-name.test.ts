import { isAddedName, REMOTE_NAMES, remoteNamed } from '@livery/contract/remotes/remote-name';
import { describe, expect, it } from 'vitest';

describe('the name of a custom remote', () => {
  it.each(['loyalty', 'giftCards', 'a', 'b2b'])('may be %s', (name) => {
    expect(isAddedName(name)).toBe(true);
    expect(remoteNamed(name)).toBe(name);
  });

  it.each([
    '',
    'Loyalty',
    'gift-cards',
    'a.b',
    'é',
    '__proto__',
    'constructor',
    'valueOf',
    'home',
    'errors',
    'x'.repeat(41),
  ])('is not %s', (name) => {
    expect(isAddedName(name)).toBe(false);
    expect(remoteNamed(name)).toBeUndefined();
  });

  it('is none of the built-in ones, which have their own', () => {
    expect(REMOTE_NAMES.filter(isAddedName)).toEqual([]);
    expect(REMOTE_NAMES.map(remoteNamed)).toEqual(REMOTE_NAMES);
  });
});
