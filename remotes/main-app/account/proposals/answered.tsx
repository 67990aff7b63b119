import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { TitledState } from '../frame/titled-state.tsx';
import type { Proposal } from './proposal.ts';
import { proposalAddress } from './proposal-paths.ts';

/** What was answered, now or before. */
export function Answered({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  const heading = t(proposal.status === 'approved' ? 'proposals.isApproved' : 'proposals.isDeclined');
  return (
    <TitledState
      icon={CircleCheckBig}
      heading={heading}
      actions={<ButtonLink to={proposalAddress(proposal.id)}>{t('proposals.look')}</ButtonLink>}
    >
      <p>{t('proposals.thanks', { title: proposal.title })}</p>
    </TitledState>
  );
}
