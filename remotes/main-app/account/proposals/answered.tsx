import { CircleCheckBig } from 'lucide-react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { TitledState } from '../frame/titled-state.tsx';
import type { Proposal } from './proposal.ts';
import { proposalAddress } from './proposal-paths.ts';

/** What was answered, now or before. */
export function Answered({ proposal }: { readonly proposal: Proposal }) {
  const say = useVoice();
  const heading = say(proposal.status === 'approved' ? 'proposals.isApproved' : 'proposals.isDeclined');
  return (
    <TitledState
      icon={CircleCheckBig}
      heading={heading}
      actions={<ButtonLink to={proposalAddress(proposal.id)}>{say('proposals.look')}</ButtonLink>}
    >
      <p>{say('proposals.thanks', { title: proposal.title })}</p>
    </TitledState>
  );
}
