import { useTranslation } from 'react-i18next';
import { Badge } from '../../../kit/layout/badge.tsx';
import type { Proposal } from './proposal-wire.ts';

const TONES = { open: 'warning', approved: 'success', disapproved: 'failure' } as const;

export function ProposalStatusBadge({ status }: Pick<Proposal, 'status'>) {
  const { t } = useTranslation('account');
  return <Badge tone={TONES[status]}>{t(`proposals.status.${status}`)}</Badge>;
}
