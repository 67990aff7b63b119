import { addressWith, type BreadcrumbStep, useAddressQuery } from '@livery/remote';
import { useTranslation } from 'react-i18next';

/**
 * The way back to the proposal that an offer is of, in place of a search that its client never made; `null` for any other.
 *
 * @param named by the path, in place of the query
 */
export function useProposalStep(named?: string): BreadcrumbStep | null {
  const { t } = useTranslation(['booking', 'kit']);
  const { read } = useAddressQuery();
  const proposalId = named ?? read('proposalId');
  return proposalId === '' ? null : { label: t('kit:agent.proposal'), to: addressWith('/deal-link', { proposalId }) };
}
