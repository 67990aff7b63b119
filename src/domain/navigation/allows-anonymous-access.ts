import { HOTEL_DEAL } from './booking-pages.ts';
import { matchPath } from './match-path.ts';
import { type PageAddress, presentIn } from './page-address.ts';
import { SHORT_LINK } from './path-catalogue.ts';

/** The call that a proposal's page makes before anybody signs in. */
const PAYMENT_GATEWAY_CALL = '/api/getCurrentPaymentGateway';

/**
 * Whether a page may be read by somebody who is not signed in although the
 * agency requires a login: those who were sent a deal link or a proposal (rules §6,
 * anonymous access).
 */
export function allowsAnonymousAccess({ path, query }: PageAddress): boolean {
  if (presentIn(query, 'dealLinkId') !== undefined) return true;
  const page = matchPath(path);
  if (page === undefined) return false;
  if (page.pattern === HOTEL_DEAL || page.pattern === SHORT_LINK) return true;
  const namesProposal = presentIn(query, 'id') !== undefined || presentIn(query, 'proposalId') !== undefined;
  return namesProposal && (page.family === 'deal-link' || page.family === 'proposal');
}

/**
 * Whether a call may go without a token, and says so in `x-auth-optional`.
 *
 * @param call the path of the call, from `/api` on, without its query
 * @see rules §6, anonymous access
 */
export function isAuthOptional(call: string, page: PageAddress): boolean {
  return call === PAYMENT_GATEWAY_CALL || allowsAnonymousAccess(page);
}
