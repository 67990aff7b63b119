import { findOfferedRemote } from '@livery/contract/remotes/manifest';
import { isAddedName } from '@livery/contract/remotes/remote-name';
import { describe, expect, it } from 'vitest';
import { grantRoutes } from '../../../src/domain/remotes/routes.ts';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';

const name = (text: string) => {
  if (!isAddedName(text)) throw new Error(`${text} is no name of a custom remote.`);
  return text;
};

describe('grantRoutes', () => {
  it('grants all that nobody else has, and one remote may claim a path twice', () => {
    const routes = ['/loyalty', '/loyalty/*', '/gift-cards/2'];
    expect(grantRoutes(routes, ['/', '/about'], [{ remote: name('weather'), routes: ['/weather'] }])).toEqual({
      ok: true,
      value: routes,
    });
    expect(grantRoutes([], [], [])).toEqual({ ok: true, value: [] });
  });

  it('grants nothing where one of them is taken', () => {
    const others = [{ remote: name('rewards'), routes: ['/gift-cards/*'] }];
    expect(grantRoutes(['/loyalty', '/gift-cards'], [], others)).toEqual({
      ok: false,
      error: 'its route “/gift-cards” overlaps with “/gift-cards/*” of “rewards”, which is listed before it',
    });
  });
});

describe('findOfferedRemote', () => {
  it('is missing for a remote that the manifest does not list', () => {
    const parsed = parseManifest({ version: 1, remotes: {} }, 'https://content.example');
    const missing = { ok: false, error: { kind: 'remote-missing', remote: 'loyalty' } };
    expect(parsed.ok && findOfferedRemote(parsed.value, name('loyalty'))).toEqual(missing);
  });
});
