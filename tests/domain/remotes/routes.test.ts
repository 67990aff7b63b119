import { findOfferedRemote } from '@livery/contract/remotes/manifest';
import { isAddedName } from '@livery/contract/remotes/remote-name';
import { describe, expect, it } from 'vitest';
import { grantRoutes } from '../../../src/domain/remotes/routes.ts';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';

const addedName = (text: string) => {
  if (!isAddedName(text)) throw new Error(`${text} is no name of a custom remote.`);
  return text;
};

describe('grantRoutes', () => {
  it('grants all that nobody else has, and one remote may claim a path twice', () => {
    const routes = ['/loyalty', '/loyalty/*', '/gift-cards/2'];
    expect(grantRoutes(routes, ['/', '/about'], [{ remote: addedName('weather'), routes: ['/weather'] }])).toEqual({
      ok: true,
      value: routes,
    });
    expect(grantRoutes([], [], [])).toEqual({ ok: true, value: [] });
  });

  it('grants nothing where one of them is taken', () => {
    const otherRemotes = [{ remote: addedName('rewards'), routes: ['/gift-cards/*'] }];
    expect(grantRoutes(['/loyalty', '/gift-cards'], [], otherRemotes)).toEqual({
      ok: false,
      error: 'its route “/gift-cards” overlaps with “/gift-cards/*” of “rewards”, which is listed before it',
    });
  });
});

describe('findOfferedRemote', () => {
  it('is missing for a remote that the manifest does not list', () => {
    const manifest = parseManifest({ version: 1, remotes: {} }, 'https://content.example');
    const missingRemote = { ok: false, error: { kind: 'remote-missing', remote: 'loyalty' } };
    expect(manifest.ok && findOfferedRemote(manifest.value, addedName('loyalty'))).toEqual(missingRemote);
  });
});
