import { test } from '@fast-check/vitest';
import { NO_POLICIES } from '@livery/contract/agency/policies';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { anyAgency, anyPathAttack, anyText, anyVisitor, pathLike } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { decideLayout } from '../../../src/domain/navigation/decide-layout.ts';
import type { PageRequest } from '../../../src/domain/navigation/page-request.ts';
import { guardPath } from '../../../src/domain/shared/guard-path.ts';
import { aPage } from '../../support/pages/a-page.ts';

const ORIGIN = 'https://sunny.example';

const namedPath = fc.constantFrom(...PATH_CATALOGUE.map(({ pattern }) => pathLike(pattern)));

const anyPath = fc.oneof(
  { weight: 4, arbitrary: namedPath },
  { weight: 1, arbitrary: anyPathAttack },
  { weight: 1, arbitrary: anyText },
);

const anyQuery = fc
  .dictionary(fc.constantFrom('redirect', 'dealLinkId', 'id', 'hideHeader', 'hideFooter', 'x'), anyText, { maxKeys: 3 })
  .map((parameters) => new URLSearchParams(parameters));

const anyRequest: fc.Arbitrary<PageRequest> = fc.record({
  path: anyPath,
  query: anyQuery,
  agency: anyAgency,
  policies: fc.boolean().map((hotelsFirst) => ({ ...NO_POLICIES, hotelsFirst })),
  user: anyVisitor,
  environment: fc.constantFrom('prod', 'uat', 'local', ''),
  host: fc.constant('sunny.example'),
  hidden: fc.record({ header: fc.boolean(), footer: fc.boolean() }),
  navigations: fc.array(fc.record({ label: anyText, path: fc.oneof(anyPathAttack, anyText) }), { maxLength: 3 }),
});

/** An agency whose return URL is a page of the site itself. */
const anyRequestReturningHere: fc.Arbitrary<PageRequest> = fc
  .tuple(anyRequest, namedPath)
  .map(([request, path]) => ({ ...request, agency: { ...request.agency, returnUrl: `${ORIGIN}${path}` } }));

/** An address of this site as a path; other addresses unchanged. */
const pathOnSite = (address: string | null) =>
  address?.startsWith(`${ORIGIN}/`) ? address.slice(ORIGIN.length) : address;

describe('decideLayout, for every path, role and agency', () => {
  test.prop([fc.oneof(anyRequest, anyRequestReturningHere)])(
    'comes to a page that stays within four steps, or leaves for another site',
    (request) => {
      let target = pathOnSite(decideLayout(request).redirectTo);
      for (let steps = 1; target?.startsWith('/'); steps += 1) {
        expect(steps).toBeLessThanOrEqual(4);
        target = pathOnSite(decideLayout({ ...request, ...aPage(target) }).redirectTo);
      }
      expect(target === null || /^https?:\/\//i.test(target)).toBe(true);
    },
  );

  test.prop([anyRequest])(
    'never leads off the site but to its return URL, nor back to a page that is refused',
    (request) => {
      const { redirectTo } = decideLayout(request);
      fc.pre(redirectTo !== null);
      const requestedUrl = new URL(redirectTo ?? '', ORIGIN);
      if (redirectTo?.startsWith('/')) expect(requestedUrl.origin).toBe(ORIGIN);
      else expect(requestedUrl.origin).toBe(new URL(request.agency.returnUrl).origin);
      const backTarget = requestedUrl.searchParams.get('redirect');
      if (requestedUrl.pathname === '/login') expect(guardPath(backTarget ?? '', ORIGIN).ok).toBe(true);
    },
  );

  test.prop([anyRequest])(
    'never shows an account’s page to a visitor, nor a side navigation to others than agents',
    (request) => {
      const { redirectTo, sideNav, footer, legalLinks } = decideLayout(request);
      if (request.user === null && /^\/(?:mytrip|dashboard|settings|wallet|users)\//.test(request.path)) {
        expect(redirectTo).not.toBeNull();
      }
      if (sideNav) expect(request.user?.isTravelAgent).toBe(true);
      if (legalLinks) expect(footer).toBe(true);
    },
  );
});
