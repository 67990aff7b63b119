import { Badge } from '../../../kit/badge.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Proposal } from './proposal.ts';

const TONES = { open: 'warning', approved: 'success', disapproved: 'failure' } as const;

export function ProposalStatusBadge({ status }: Pick<Proposal, 'status'>) {
  const say = useVoice();
  return <Badge tone={TONES[status]}>{say(`proposals.status.${status}`)}</Badge>;
}
