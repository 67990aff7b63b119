import { addressWith, type BreadcrumbStep, useAddressQuery } from '@livery/remote';
import { useTranslation } from 'react-i18next';

/**
 * The breadcrumb of an offer's proposal, instead of a search that the client never made; `null` for other offers.
 *
 * @param named the proposal's id if it is in the path instead of the query
 */
export function useProposalStep(named?: string): BreadcrumbStep | null {
  const { t } = useTranslation(['booking', 'kit']);
  const { read } = useAddressQuery();
  const proposalId = named ?? read('proposalId');
  return proposalId === '' ? null : { label: t('kit:agent.proposal'), to: addressWith('/deal-link', { proposalId }) };
}
