import { test } from '@fast-check/vitest';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPage } from '../../../src/domain/navigation/find-page.ts';
import { matchPath } from '../../../src/domain/navigation/match-path.ts';
import { addedRemotePages, manifestWarnings, unusableAddedRemotes } from '../../../src/domain/remotes/added-remotes.ts';
import { matchesPattern } from '../../../src/domain/shared/matches-pattern.ts';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';
import { anAgency } from '../../support/data/an-agency.ts';

const CONTENT = 'https://content.example/livery';
const file = { url: 'a.js', integrity: `sha384-${'A'.repeat(64)}` };
const loyaltyEntry = { ...file, routes: ['/loyalty', '/loyalty/*'], contract: '>=1.1 <2' };

function read(remotes: object, contracts = [{ major: 1, minor: 1 }]) {
  const manifest = parseManifest({ version: 1, remotes }, CONTENT, contracts);
  if (!manifest.ok) throw new Error('The manifest is malformed.');
  return manifest.value;
}
const problemsOf = (remotes: object) => unusableAddedRemotes(read(remotes)).map(({ problem }) => problem);

describe('a custom remote', () => {
  it('has its routes, slots and configuration, which nothing can change', () => {
    const configuration = { tiers: ['silver', { name: 'gold' }] };
    const manifest = read({ loyalty: { ...loyaltyEntry, slots: ['home.below-deals'], configuration } });
    const { loyalty: remote } = manifest as Record<string, (typeof manifest)['blog']>;
    expect(remote).toMatchObject({
      ok: true,
      value: { routes: loyaltyEntry.routes, slots: ['home.below-deals'], configuration },
    });
    expect(addedRemotePages(manifest)).toEqual([{ remote: 'loyalty', routes: loyaltyEntry.routes }]);
    const givenConfiguration = remote?.ok ? (remote.value.configuration as typeof configuration) : undefined;
    expect([
      Object.isFrozen(givenConfiguration),
      Object.isFrozen(givenConfiguration?.tiers),
      Object.isFrozen(givenConfiguration?.tiers[1]),
    ]).toEqual([true, true, true]);
  });

  it('may have slots and no routes', () => {
    expect(problemsOf({ weather: { ...file, slots: ['home.below-deals'], contract: '1' } })).toEqual([]);
  });

  it('says how high its pieces are, from narrow windows to wide ones', () => {
    const slotHeights = {
      'home.below-deals': [
        { from: 48, rem: 25 },
        { rem: 40, vi: 187.5 },
      ],
    };
    const manifest = read({ loyalty: { ...loyaltyEntry, slotHeights } });
    const heights = [
      { from: 0, rem: 40, vi: 187.5 },
      { from: 48, rem: 25, vi: 0 },
    ];
    expect(manifest).toMatchObject({ loyalty: { value: { slotHeights: { 'home.below-deals': heights } } } });
    expect(manifestWarnings(manifest)).toEqual([]);
  });

  it.each([
    [40],
    ['40rem'],
    [{ deals: [{ rem: 40 }] }],
    [{ 'home.below-deals': 40 }],
    [{ 'home.below-deals': [{ from: 48 }] }],
    [{ 'home.below-deals': [{ rem: '40rem;}' }] }],
    [{ 'home.below-deals': [{ rem: -1 }] }],
    [{ 'home.below-deals': [{ rem: 1e9 }] }],
    [{ 'home.below-deals': [{ rem: 40 }, null] }],
    [{ 'home.below-deals': Array(21).fill({ rem: 40 }) }],
  ])('is there without heights that can’t be read, which are named: %j', (slotHeights) => {
    const manifest = read({ loyalty: { ...loyaltyEntry, slotHeights } });
    expect(manifest).toMatchObject({ loyalty: { ok: true } });
    expect(JSON.stringify(manifest)).not.toContain('"slotHeights"');
    expect(manifestWarnings(manifest)).toEqual([
      expect.stringMatching(/^Remote “loyalty”: its slotHeights are passed over/),
    ]);
  });

  it('leaves the first that claims a path its own, and costs no other remote anything', () => {
    const manifest = read({
      blog: file,
      loyalty: loyaltyEntry,
      rewards: { ...loyaltyEntry, routes: ['/rewards', '/loyalty/tiers'] },
    });
    expect(addedRemotePages(manifest)).toEqual([{ remote: 'loyalty', routes: loyaltyEntry.routes }]);
    expect(manifest.blog.ok).toBe(true);
    expect(unusableAddedRemotes(manifest)).toEqual([
      {
        kind: 'remote-refused',
        remote: 'rewards',
        problem: 'its route “/loyalty/tiers” overlaps with “/loyalty/*” of “loyalty”, which is listed before it',
      },
    ]);
  });

  it.each([
    ['/blog/news', 'its route “/blog/news” claims “/blog/*”, which is a page of the site itself'],
    ['/mytrip/*', 'its route “/mytrip/*” claims “/mytrip/dashboard/*”, which is a page of the site itself'],
    ['/about', 'its route “/about” claims “/about”, which is a page of the site itself'],
    ['/booknow/*', expect.stringContaining('which is a page of the site itself')],
    ['/api/*', 'its route “/api/*” lies in “/api/*”, where the site has files and calls'],
    ['/healthz', 'its route “/healthz” lies in “/healthz”, where the site has files and calls'],
    ...[
      '/',
      '/*',
      'loyalty',
      '/Loyalty',
      '/a//b',
      '/a/',
      '/{id}',
      '/a*',
      '/..',
      '/%61',
      '/robots.txt',
      `/${'a'.repeat(200)}`,
    ].map((route) => [route, expect.stringContaining('” is none: write “/name”')]),
  ])('is refused with the route %s', (route, problem) => {
    expect(problemsOf({ loyalty: { ...loyaltyEntry, routes: ['/loyalty', route] } })).toEqual([problem]);
  });

  it.each([
    [{ ...loyaltyEntry, contract: undefined }, 'it names no contract: write a range such as “>=1.1 <2”'],
    [{ ...loyaltyEntry, contract: '>=2 <1' }, 'no version is in the contract range “>=2 <1”'],
    [{ ...loyaltyEntry, contract: 'any' }, '“any” is no contract range: write one such as “>=1.2 <2”'],
    [{ ...loyaltyEntry, contract: 1 }, 'its contract range is no text'],
    [{ ...loyaltyEntry, routes: '/loyalty' }, 'its routes are no list'],
    [{ ...loyaltyEntry, routes: [1] }, 'a route is no text'],
    [{ ...loyaltyEntry, routes: [] }, 'it has neither routes nor slots'],
    [{ ...loyaltyEntry, routes: Array(51).fill('/a') }, 'it claims 51 routes, and may have 50'],
    [{ ...loyaltyEntry, slots: ['deals'] }, 'its slot “deals” has no name of the form “home.below-deals”'],
    [{ ...loyaltyEntry, slots: 'home.below-deals' }, 'its slots are no list'],
    [{ ...loyaltyEntry, url: 'https://evil.example/a.js' }, expect.stringContaining('is refused')],
  ])('is refused: %j', (entry, problem) => {
    expect(problemsOf({ loyalty: entry })).toEqual([problem]);
  });

  it.each(['Loyalty', 'gift-cards', 'home', 'errors', 'constructor'])('can’t be called %s', (name) => {
    expect(problemsOf({ [name]: loyaltyEntry })).toEqual([
      'its name is none that a remote may have: write a new one in letters and digits, such as “loyalty”',
    ]);
  });

  it('says who it is, what it wanted, what there is and what to do where the contract is another', () => {
    const entry = { ...loyaltyEntry, contract: '>=1.2 <2' };
    expect(unusableAddedRemotes(read({ loyalty: entry }))).toEqual([
      {
        kind: 'contract-mismatch',
        remote: 'loyalty',
        problem:
          '“loyalty” wants contract >=1.2 <2, this shell keeps 1.1: publish a build of it for 1.1, or deploy a shell that keeps what it wants.',
      },
    ]);
    expect(read({ blog: { ...file, contract: '>=2' } }).blog).toMatchObject({ error: { kind: 'contract-mismatch' } });
    const keptVersions = [
      { major: 2, minor: 0 },
      { major: 1, minor: 4 },
    ];
    expect(addedRemotePages(read({ loyalty: entry }, keptVersions))).toHaveLength(1);
  });

  const anyRoute = fc.oneof(
    fc
      .array(fc.constantFrom('loyalty', 'a', 'blog', 'mytrip', 'booknow', 'resorts', '*', 'about'), { maxLength: 3 })
      .map((at) => `/${at.join('/')}`),
    fc.string(),
  );
  const anyRemotes = fc.dictionary(
    fc.constantFrom('loyalty', 'rewards', 'weather', 'blog', 'mainApp', 'errors'),
    fc.record({
      ...Object.fromEntries(Object.entries(file).map(([name, value]) => [name, fc.constant(value)])),
      contract: fc.constant('1'),
      routes: fc.array(anyRoute, { maxLength: 4 }),
    }),
  );
  const anyPath = fc
    .array(fc.constantFrom('loyalty', 'a', 'blog', 'mytrip', 'booknow', 'resorts', 'about'), { maxLength: 3 })
    .map((at) => `/${at.join('/')}`);

  test.prop([anyRemotes, anyPath], { numRuns: runCount(200) })(
    'never shares a path with another, nor takes one of the site’s',
    (remotes, path) => {
      const pages = addedRemotePages(read(remotes));
      const owners = pages.filter(({ routes }) => routes.some((route) => matchesPattern(path, route)));
      expect(owners.length).toBeLessThanOrEqual(matchPath(path) === undefined ? 1 : 0);
      const page = findPage(path, anAgency(), [], pages);
      if (owners[0] !== undefined) expect(page?.handledBy).toBe(owners[0].remote);
      else expect(page === undefined || PATH_CATALOGUE.includes(page)).toBe(true);
    },
  );
});
