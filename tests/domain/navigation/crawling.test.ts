import { test } from '@fast-check/vitest';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { anyAgency, pathLike } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uncrawledPaths } from '../../../src/domain/navigation/crawling.ts';
import { isIndexed, LANDING_PATHS } from '../../../src/domain/navigation/indexed-pages.ts';
import { anAgency } from '../../support/data/an-agency.ts';

const isUncrawled = (path: string, agency = anAgency()) =>
  uncrawledPaths(agency).some((start) => path.startsWith(start));

describe('uncrawledPaths', () => {
  it.each(['/login', '/logout', '/newPassword/some-token', '/sso', '/mytrip/wallet', '/users/agents/view/17'])(
    'cover pages to sign in and those of persons: %s',
    (path) => {
      expect(isUncrawled(path)).toBe(true);
    },
  );

  it('cover bookings where the agency requires a sign-in first', () => {
    expect(isUncrawled('/booknow/hotels', anAgency({ allowsNonLoginFlow: false }))).toBe(true);
    expect(isUncrawled('/booknow/hotels', anAgency({ allowsNonLoginFlow: true }))).toBe(false);
  });

  it('leave links of agents alone, whose previews people see before they open them', () => {
    expect(['/deal-link', '/url/abc', '/allowAgentProposal'].map((path) => isUncrawled(path))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('name nothing twice', () => {
    const paths = uncrawledPaths(anAgency({ allowsNonLoginFlow: false }));
    const coveredPaths = paths.filter((path) =>
      paths.some((otherPath) => otherPath !== path && path.startsWith(otherPath)),
    );
    expect(coveredPaths).toEqual([]);
  });

  test.prop([anyAgency])('cover no page that may be listed', (agency) => {
    const listedLandingPaths = LANDING_PATHS.filter((path) => isIndexed(path, agency));
    expect(listedLandingPaths.filter((path) => isUncrawled(path, agency))).toEqual([]);
  });

  test.prop([fc.constantFrom(...PATH_CATALOGUE.filter(({ access }) => access === 'guarded'))])(
    'cover every guarded page',
    ({ pattern }) => {
      expect(isUncrawled(pathLike(pattern))).toBe(true);
    },
  );
});
