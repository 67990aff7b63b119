import type { Agency } from '../agency/agency.ts';
import type { PageFamily } from './page.ts';

const PROPOSAL_FAMILIES: ReadonlySet<PageFamily> = new Set([
  'deal-link',
  'proposal',
  'booking',
  'cancellation-policy',
  'terms',
]);

/**
 * Whether a page is shown as part of an agent's proposal: without the header
 * and the footer's legal links, for somebody who can't look around anyway.
 *
 * @param signedIn whether an access token is held
 * @see specification §2, layout rules; readings 23
 */
export function isDealProposalMode(
  family: PageFamily,
  agency: Pick<Agency, 'hidesHeaderForDealProposal' | 'allowsNonLoginFlow'>,
  signedIn: boolean,
): boolean {
  const closed = agency.hidesHeaderForDealProposal === true && agency.allowsNonLoginFlow !== true && !signedIn;
  return closed && PROPOSAL_FAMILIES.has(family);
}
