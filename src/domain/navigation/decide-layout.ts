import type { Agency } from '../agency/agency.ts';
import { lacksSubscription } from '../session/roles.ts';
import type { UserProfile } from '../session/user-profile.ts';
import { findPage } from './find-page.ts';
import { matchPath } from './match-path.ts';
import type { Handler, PageFamily } from './page.ts';
import { isSignedIn, type PageRequest } from './page-request.ts';
import { redirectOf } from './redirect-of.ts';

/** What surrounds a page, what shows it, and where it redirects to. */
export interface LayoutDecision {
  readonly header: boolean;
  readonly footer: boolean;
  readonly sideNav: boolean;
  /** The footer's Useful Links; never without the footer. */
  readonly legalLinks: boolean;
  readonly layout: 'standard' | 'login';
  /** A path on this site, or the agency's own http(s) address; `null` to stay. */
  readonly redirectTo: string | null;
  readonly handledBy: Handler;
}

/** Pages for reading or signing in: they have no work menu. */
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

/**
 * Decides everything about a page before it is shown. There is a decision for
 * every path, role and agency (rules §2, layout rules and host routes; rules
 * 2.2 to 2.5, 2.19 and 6.8).
 */
export function decideLayout(request: PageRequest): LayoutDecision {
  const page = findPage(request.path, request.agency, request.navigations ?? [], request.remotePages);
  const family = page?.family ?? 'errors';
  const { hidden = { header: false, footer: false }, query, user } = request;
  const isProposal = family === 'proposal';
  const proposalMode = isDealProposalMode(family, request.agency, isSignedIn(request));
  const footer = !isProposal && !hidesChrome(query.get('hideFooter'), hidden.footer);
  return {
    header: !isProposal && !proposalMode && !hidesChrome(query.get('hideHeader'), hidden.header),
    footer,
    sideNav: (user?.isTravelAgent ?? request.wasAgent) === true && !WITHOUT_SIDE_NAV.has(family),
    legalLinks: footer && !proposalMode,
    layout: family === 'login' ? 'login' : 'standard',
    redirectTo: redirectOf(request, page),
    handledBy: page?.handledBy ?? 'errors',
  };
}

/**
 * Whether the header (or the footer) is hidden: in the address `true` hides it,
 * `false` shows it again, and anything else leaves it as the device remembers.
 *
 * @param parameter the value of `hideHeader` or `hideFooter` in the query
 * @param remembered by the cookie of that name
 * @see rules §2, header; rules 2.19
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
 * Whether a page is shown as part of an agent's proposal: without the header
 * and the footer's legal links, which visitors may not open anyway.
 *
 * @param signedIn whether there is an access token
 * @see rules §2, layout rules; rules 2.19
 */
function isDealProposalMode(
  family: PageFamily,
  agency: Pick<Agency, 'hidesHeaderForDealProposal' | 'allowsNonLoginFlow'>,
  signedIn: boolean,
): boolean {
  const closed = agency.hidesHeaderForDealProposal === true && agency.allowsNonLoginFlow !== true && !signedIn;
  return closed && PROPOSAL_FAMILIES.has(family);
}

/** Where the logo leads: home, or to the subscription for users who must subscribe first (rules §2, header). */
export function logoTarget(agency: Pick<Agency, 'isSubscribed'>, user: UserProfile | null): string {
  return lacksSubscription(agency, user) ? '/subscription' : '/';
}

/**
 * Whether the header has the button that opens the side navigation: where there
 * is one, except on the home page.
 *
 * @param sideNav as decided by `decideLayout`, so only `true` for agents
 * @see rules §4, side navigation
 */
export function showsSidebarToggle(path: string, sideNav: boolean): boolean {
  return sideNav && matchPath(path)?.family !== 'home';
}
