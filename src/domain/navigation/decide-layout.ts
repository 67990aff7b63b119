import { findPage } from './find-page.ts';
import { hidesChrome } from './hides-chrome.ts';
import { isDealProposalMode } from './is-deal-proposal-mode.ts';
import type { Handler, PageFamily } from './page.ts';
import { redirectOf } from './redirect-of.ts';
import { isSignedIn, type Visit } from './visit.ts';

/** What stands around a page, who shows it, and where the visitor goes instead. */
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

/** Pages to read or to sign in on, beside which a menu of work has no place. */
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
 * Decides everything about a page before it is shown. There is an answer for
 * every path, role and agency.
 *
 * @see specification §2, layout rules and host routes; readings 18 to 25
 */
export function decideLayout(visit: Visit): LayoutDecision {
  const page = findPage(visit.path, visit.agency, visit.navigations ?? []);
  const family = page?.family ?? 'errors';
  const { hidden = { header: false, footer: false }, query, user } = visit;
  const answersProposal = family === 'proposal';
  const proposalMode = isDealProposalMode(family, visit.agency, isSignedIn(visit));
  const footer = !answersProposal && !hidesChrome(query.get('hideFooter'), hidden.footer);
  return {
    header: !answersProposal && !proposalMode && !hidesChrome(query.get('hideHeader'), hidden.header),
    footer,
    sideNav: user?.isTravelAgent === true && !WITHOUT_SIDE_NAV.has(family),
    legalLinks: footer && !proposalMode,
    layout: family === 'login' ? 'login' : 'standard',
    redirectTo: redirectOf(visit, page),
    handledBy: page?.handledBy ?? 'errors',
  };
}
