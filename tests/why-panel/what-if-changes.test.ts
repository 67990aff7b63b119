import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLE_USER } from '../../src/domain/why/alternatives.ts';
import { DECISIONS } from '../../src/domain/why/decisions.ts';
import {
  agencyRules,
  alternativeRule,
  imagineVisit,
  NOTHING_IMAGINED,
  PERMISSIONS,
  permissionNow,
  ROLE_NAMES,
  unknownCaveat,
  valueAtPlace,
} from '../../src/why-panel/what-if-changes.ts';
import { anyVisit } from '../support/arbitraries/visit-arbitraries.ts';

const [visit] = fc.sample(anyVisit, { numRuns: 1, seed: 5 });
if (visit === undefined) throw new Error('There is no visit.');

const decideFor = (firstVisit: typeof visit, name: string) =>
  DECISIONS.find((decision) => decision.name === name)?.decide(firstVisit);

describe('what is imagined', () => {
  test.prop([anyVisit])('is the visit itself where nothing is chosen', (any) => {
    expect(imagineVisit(any, NOTHING_IMAGINED)).toEqual(any);
  });

  const anyImagined = fc.record({
    role: fc.constantFrom('', ...ROLE_NAMES),
    language: fc.constantFrom('', 'de', 'ar'),
    currency: fc.constantFrom('', 'EUR'),
    permission: fc.constantFrom('', ...PERMISSIONS),
    allowed: fc.constantFrom('read and write' as const, 'read' as const, 'denied' as const),
    rule: fc.constant(''),
    today: fc.constantFrom('', '2030-02-28'),
  });

  test.prop([anyVisit, anyImagined])('can be decided, and leaves the visit as it is', (any, imagined) => {
    const before = structuredClone({ ...any, address: any.address.path });
    const otherVisit = imagineVisit(any, imagined);
    for (const { decide } of DECISIONS) expect(() => decide(otherVisit)).not.toThrow();
    expect({ ...any, address: any.address.path }).toEqual(before);
  });

  test.prop([anyVisit, fc.nat()])('changes any rule of the agency', (any, index) => {
    const rules = agencyRules(any);
    const rule = rules[index % rules.length] ?? 'agency.status';
    const once = imagineVisit(any, { ...NOTHING_IMAGINED, rule });
    expect(valueAtPlace(once, rule)).not.toEqual(valueAtPlace(any, rule));
    expect(valueAtPlace(once, rule)).toEqual(alternativeRule(any, rule));
  });

  it.each([
    ['visitor', null, false],
    ['traveller', { isTravelAgent: false }, true],
    ['restricted agent', { isTravelAgent: true, isRestrictedAgent: true }, true],
    ['owner', { userType: 'AgencyOwner' }, true],
  ])('is a %s', (role, profile, token) => {
    const otherVisit = imagineVisit(visit, { ...NOTHING_IMAGINED, role });
    if (profile === null) expect(otherVisit.profile).toBeNull();
    else expect(otherVisit.profile).toMatchObject(profile);
    expect(otherVisit.cookies.token).toBe(token);
  });

  it('says what is not known of whom it imagines', () => {
    const role = (name: string) => ({ ...NOTHING_IMAGINED, role: name });
    const withEntries = {
      ...visit,
      platform: { ...visit.platform, navigations: [{ label: 'Clients', path: '/users/clients' }] },
    };
    const without = { ...visit, platform: { ...visit.platform, navigations: [] } };
    expect(unknownCaveat(visit, role('visitor'))).toBeUndefined();
    expect(unknownCaveat(withEntries, role('owner'))).toMatch(/^Imagined with every permission.*above\.$/);
    expect(unknownCaveat(without, role('owner'))).toContain('side navigation');
    expect(imagineVisit(withEntries, role('visitor')).platform.navigations).toEqual([]);
    expect(imagineVisit(withEntries, role('owner')).platform.navigations).toHaveLength(1);
  });

  it('gives and takes a permission of whoever is there', () => {
    const agent = { ...NOTHING_IMAGINED, role: 'travel agent', permission: 'wallet' };
    const givenVisit = imagineVisit(visit, { ...agent, allowed: 'read' });
    expect(givenVisit.profile?.permissions.get('wallet')).toEqual({ read: true, write: false });
    expect(
      imagineVisit(givenVisit, { ...agent, allowed: 'denied' }).profile?.permissions.get('wallet'),
    ).toBeUndefined();
    expect(imagineVisit(visit, { ...agent, role: 'visitor' }).profile).toBeNull();
  });

  it('is in another language and currency, on another day', () => {
    const otherVisit = imagineVisit(visit, {
      ...NOTHING_IMAGINED,
      language: 'de',
      currency: 'EUR',
      today: '2030-02-28',
    });
    expect(otherVisit.address.query.get('lng')).toBe('de');
    expect(decideFor(otherVisit, 'currency')).toMatch(/^EUR/);
    expect(decideFor(otherVisit, 'days that hotel deals are searched for')).toEqual(
      visit.agency.sameDayBookingDisallowed.hotel ? ['2030-03-04', '2030-03-05'] : ['2030-03-01', '2030-03-02'],
    );
  });
});

describe('what is said of a permission', () => {
  const reportedPermission = (imagined: Partial<typeof NOTHING_IMAGINED>) =>
    permissionNow(visit, { ...NOTHING_IMAGINED, ...imagined });

  it('is nothing before one is chosen', () => {
    expect(reportedPermission({ role: 'agent' })).toBeUndefined();
  });

  it.each([
    ['visitor', 'A visitor has none: choose a role'],
    ['owner', 'Allowed without this choice: read and write'],
  ])('of a %s: %s', (role, words) => {
    expect(reportedPermission({ role, permission: 'wallet' })).toBe(words);
  });

  it.each([
    [undefined, 'Denied without this choice'],
    [{ read: true, write: false }, 'Allowed without this choice: read'],
  ])('is what it allows now: %j', (now, words) => {
    const profile = { ...EXAMPLE_USER, permissions: new Map(now === undefined ? [] : [['wallet', now]]) };
    expect(permissionNow({ ...visit, profile }, { ...NOTHING_IMAGINED, permission: 'wallet' })).toBe(words);
  });
});
