import type { Agency } from '@livery/contract/agency/agency';
import type { Handler, PageFamily } from '@livery/contract/navigation/page';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { because } from '@livery/contract/shared/because';
import { lacksSubscription } from '../session/roles.ts';
import { findPage } from './find-page.ts';
import { matchPath } from './match-path.ts';
import { isSignedIn, type PageRequest } from './page-request.ts';
import { redirectTarget } from './redirect-target.ts';

/** The layout around a page, its handler, and its redirect. */
export interface LayoutDecision {
  readonly header: boolean;
  readonly footer: boolean;
  readonly sideNav: boolean;
  /** The footer's Useful Links; `false` if there is no footer. */
  readonly legalLinks: boolean;
  /** The footer of agents' pages: one line with the legal links and the agency's name. */
  readonly slimFooter: boolean;
  readonly layout: 'standard' | 'login';
  /** A path on this site, or the agency's http(s) address; `null` for no redirect. */
  readonly redirectTo: string | null;
  readonly handledBy: Handler;
}

/** Pages for reading or signing in, which have no side navigation. */
const WITHOUT_SIDE_NAV: ReadonlySet<PageFamily> = new Set([
  'legal',
  'terms',
  'faq',
  'about',
  'destination',
  'subscription',
  'login',
  'authentication',
  'proposal',
]);

/** Pages on which agents work; the pages of what they sell have the visitors' footer. */
const AGENT_PAGES: ReadonlySet<PageFamily> = new Set(['agent', 'deal-link']);

/**
 * Decides everything about a page before it is shown, for every path, role and agency (rules §2, layout rules and host
 * routes; rules 2.2 to 2.5, 2.19 and 6.8).
 * @rule 1.5, 2.1, 2.19, 2.21, 2.23, 3.1
 */
export function decideLayout(request: PageRequest): LayoutDecision {
  const page = findPage(request.path, request.agency, request.navigations ?? [], request.remotePages);
  const family = page?.family ?? 'errors';
  const [footer, sideNav] = [showsFooter(request, family), showsSideNavigation(request, family)];
  return {
    header: showsHeader(request, family),
    footer,
    sideNav,
    legalLinks: footer && showsLegalLinks(request, family),
    slimFooter: footer && sideNav && isAgentPage(family),
    layout: pageLayout(family),
    redirectTo: redirectTarget(request, page),
    handledBy: page?.handledBy ?? 'errors',
  };
}

/** Whether pages of this family have a header. @rule 2.19, 2.23 */
export function showsHeader(request: PageRequest, family: PageFamily): boolean {
  if (family === 'proposal') return because('2.23', false);
  const remembered = request.hidden?.header ?? false;
  const hidden = isDealProposalMode(request, family) || hidesChrome(request.query.get('hideHeader'), remembered);
  return because('2.19', !hidden);
}

/** Whether pages of this family have a footer. @rule 2.19, 2.23 */
export function showsFooter({ query, hidden }: PageRequest, family: PageFamily): boolean {
  if (family === 'proposal') return because('2.23', false);
  return because('2.19', !hidesChrome(query.get('hideFooter'), hidden?.footer ?? false));
}

/** Whether a page has the side navigation: on travel agents' working pages. @rule 2.23, 4.4 */
export function showsSideNavigation({ user, wasAgent }: PageRequest, family: PageFamily): boolean {
  if (WITHOUT_SIDE_NAV.has(family)) return because('2.23', false);
  return because('4.4', (user?.isTravelAgent ?? wasAgent) === true);
}

/** Whether a footer has its Useful Links. @rule 2.19 */
export function showsLegalLinks(request: PageRequest, family: PageFamily): boolean {
  return because('2.19', !isDealProposalMode(request, family));
}

/** Whether a page is an agents' page, whose footer is one line. @rule 2.21 */
export function isAgentPage(family: PageFamily): boolean {
  return because('2.21', AGENT_PAGES.has(family));
}

/** The layout of a page: the log-in layout, or the one of all others. @rule 2.23 */
export function pageLayout(family: PageFamily): LayoutDecision['layout'] {
  return because('2.23', family === 'login' ? 'login' : 'standard');
}

/**
 * Whether the header (or the footer) is hidden: `true` in the address hides it, `false` shows it, and anything else
 * leaves it as the device remembers.
 *
 * @param parameter the value of `hideHeader` or `hideFooter` in the query
 * @param remembered by the cookie of that name
 * @rule 2.19
 */
export function hidesChrome(parameter: string | null, remembered: boolean): boolean {
  if (parameter === 'true') return true;
  return parameter === 'false' ? false : remembered;
}

const PROPOSAL_FAMILIES: ReadonlySet<PageFamily> = new Set([
  'deal-link',
  'proposal',
  'booking',
  'cancellation-policy',
  'terms',
]);

/**
 * Whether a page is shown as part of an agent's proposal: without the header and without the footer's legal links,
 * which visitors may not open anyway.
 *
 * @rule 2.19
 */
function isDealProposalMode(request: PageRequest, family: PageFamily): boolean {
  const { hidesHeaderForDealProposal, allowsNonLoginFlow } = request.agency;
  const closed = hidesHeaderForDealProposal === true && allowsNonLoginFlow !== true && !isSignedIn(request);
  return closed && PROPOSAL_FAMILIES.has(family);
}

/**
 * The logo's target: the home page, or the subscription page for users who must subscribe first (rules §2, header).
 * @rule 2.17, 6.5
 */
export function logoTarget(agency: Pick<Agency, 'isSubscribed'>, user: UserProfile | null): string {
  return because('2.17', lacksSubscription(agency, user) ? '/subscription' : '/');
}

/**
 * Whether the header has the button that opens the side navigation: if there is a side navigation, except on the home
 * page.
 *
 * @param sideNav from `decideLayout`, so it is only `true` for agents
 * @rule 4.4
 */
export function showsSidebarToggle(path: string, sideNav: boolean): boolean {
  return because('4.4', sideNav && matchPath(path)?.family !== 'home');
}
