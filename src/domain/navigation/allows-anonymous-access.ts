import { HOTEL_DEAL } from '@livery/contract/navigation/booking-pages';
import { SHORT_LINK } from '@livery/contract/navigation/path-catalogue';
import { because } from '@livery/contract/shared/because';
import { matchPath } from './match-path.ts';
import { type PageAddress, queryParameter } from './page-address.ts';

/** A call that a proposal's page makes before a sign-in. */
const PAYMENT_GATEWAY_CALL = '/api/getCurrentPaymentGateway';

/**
 * Whether visitors may read a page although the agency requires a log-in: one of a deal link or a proposal (rules §6,
 * anonymous access).
 * @rule 6.9
 */
export function allowsAnonymousAccess({ path, query }: PageAddress): boolean {
  if (queryParameter(query, 'dealLinkId') !== undefined) return because('6.9', true);
  const page = matchPath(path);
  if (page === undefined) return because('6.9', false);
  if (page.pattern === HOTEL_DEAL || page.pattern === SHORT_LINK) return because('6.9', true);
  const isProposal = page.family === 'deal-link' || page.family === 'proposal';
  if (queryParameter(query, 'proposalId') !== undefined) return because('6.9', isProposal || page.family === 'booking');
  return because('6.9', isProposal && queryParameter(query, 'id') !== undefined);
}

/**
 * Whether a call may be made without a token; its `x-auth-optional` header is set then.
 *
 * @param call the path of the call, from `/api` on, without its query
 * @rule 6.9
 */
export function isAuthOptional(call: string, page: PageAddress): boolean {
  return because('6.9', call === PAYMENT_GATEWAY_CALL || allowsAnonymousAccess(page));
}
