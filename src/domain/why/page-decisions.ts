import type { Page } from '@livery/contract/navigation/page';
import { because } from '@livery/contract/shared/because';
import { bookNowPath } from '../agency/booking-menu.ts';
import { languageChangeEffect } from '../market/language-change-effect.ts';
import { afterSignIn } from '../navigation/after-sign-in.ts';
import {
  isAgentPage,
  logoTarget,
  pageLayout,
  showsFooter,
  showsHeader,
  showsLegalLinks,
  showsSideNavigation,
} from '../navigation/decide-layout.ts';
import { findPage } from '../navigation/find-page.ts';
import { loginTarget } from '../navigation/login-target.ts';
import { logoutTarget } from '../navigation/logout-target.ts';
import type { PageRequest } from '../navigation/page-request.ts';
import { redirectTarget } from '../navigation/redirect-target.ts';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';
import type { Decision } from './decision.ts';
import type { Visit } from './visit.ts';

/** The decisions about a page: its handler, its layout and its redirect. */
export const PAGE_DECISIONS: readonly Decision[] = [
  { topic: 'layout', name: 'page', decide: (visit) => visitedPage(visit)?.handledBy ?? 'errors' },
  { topic: 'layout', name: 'header', decide: (visit) => isFramed(visit) && showsHeader(...requestAndFamily(visit)) },
  { topic: 'layout', name: 'footer', decide: hasFooter },
  {
    topic: 'layout',
    name: 'useful links',
    decide: (visit) => hasFooter(visit) && showsLegalLinks(...requestAndFamily(visit)),
  },
  {
    topic: 'layout',
    name: 'slim footer',
    decide: (visit) =>
      isAgentPage(visitedFamily(visit)) && hasFooter(visit) && showsSideNavigation(...requestAndFamily(visit)),
  },
  { topic: 'layout', name: 'side navigation', decide: (visit) => showsSideNavigation(...requestAndFamily(visit)) },
  { topic: 'layout', name: 'layout', decide: (visit) => pageLayout(visitedFamily(visit)) },
  {
    topic: 'layout',
    name: 'redirect of the page',
    decide: (visit) => redirectTarget(visitRequest(visit), visitedPage(visit)),
  },
  { topic: 'layout', name: 'logo leads to', decide: ({ agency, profile }) => logoTarget(agency, profile) },
  { topic: 'redirect', name: 'guard', decide: ({ question }) => guardPath(question.target, ANY_ORIGIN).ok },
  {
    topic: 'redirect',
    name: 'redirect of the address',
    decide: (visit) => {
      const otherVisit = visitAt(visit, visit.question.target);
      // An address of another site isn't a page.
      return otherVisit === null
        ? because('2.8', null)
        : redirectTarget(visitRequest(otherVisit), visitedPage(otherVisit));
    },
  },
  {
    topic: 'redirect',
    name: 'log in leads to',
    decide: ({ agency, address, storage }) => loginTarget({ agency, page: address, deepLink: storage.deepLink }),
  },
  {
    topic: 'redirect',
    name: 'after signing in',
    decide: ({ address, cookies, storage }) =>
      afterSignIn({ page: address, signedIn: cookies.token, deepLink: storage.deepLink }),
  },
  {
    topic: 'redirect',
    name: 'log out leads to',
    decide: ({ agency, profile, address }) => logoutTarget(agency, profile, address.host),
  },
  { topic: 'menu', name: 'book now leads to', decide: ({ agency }) => bookNowPath(agency.bookingMenu) },
  { topic: 'language', name: 'change of language', decide: ({ address }) => languageChangeEffect(address.path).kind },
];

/** The same visit at another address; `null` if that may not be navigated to. */
function visitAt(visit: Visit, target: string): Visit | null {
  if (!guardPath(target, ANY_ORIGIN).ok) return null;
  const { pathname, searchParams } = new URL(target, ANY_ORIGIN);
  const { host } = visit.address;
  return { ...visit, address: { path: pathname, query: searchParams, host } };
}

function visitedPage({ address, agency, platform, deployment }: Visit): Page | undefined {
  return findPage(address.path, agency, platform.navigations, deployment.remotePages);
}

function visitedFamily(visit: Visit): Page['family'] {
  return visitedPage(visit)?.family ?? 'errors';
}

function requestAndFamily(visit: Visit): [request: PageRequest, family: Page['family']] {
  return [visitRequest(visit), visitedFamily(visit)];
}

/** Whether a page can have parts such as header and footer: not in the log-in layout. */
function isFramed(visit: Visit): boolean {
  return pageLayout(visitedFamily(visit)) === 'standard';
}

function hasFooter(visit: Visit): boolean {
  return isFramed(visit) && showsFooter(...requestAndFamily(visit));
}

/** Reads the parts of the visit only when they are needed, so that only the facts that matter count as read. */
function visitRequest({
  address,
  agency,
  policies,
  profile,
  cookies,
  storage,
  platform,
  deployment,
}: Visit): PageRequest {
  return {
    get path() {
      return address.path;
    },
    get query() {
      return address.query;
    },
    get host() {
      return address.host;
    },
    agency,
    policies,
    user: profile,
    get wasAgent() {
      // It only matters while the profile of a signed-in user is loading.
      return cookies.token && cookies.wasAgent;
    },
    get signedIn() {
      return cookies.token;
    },
    get hidden() {
      return cookies.hidden;
    },
    get deepLink() {
      return storage.deepLink;
    },
    get navigations() {
      return platform.navigations;
    },
    get environment() {
      return deployment.environment;
    },
    get remotePages() {
      return deployment.remotePages;
    },
  };
}
