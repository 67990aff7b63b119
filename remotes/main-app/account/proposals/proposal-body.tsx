import { useTranslation } from 'react-i18next';
import { Card } from '../../../kit/cards/card.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import type { Proposal } from './proposal.ts';
import styles from './proposal-body.module.css';
import { ProposalStatusBadge } from './proposal-status-badge.tsx';
import { ProposedOffers } from './proposed-offers.tsx';

/** What an agent wrote, and what they propose. */
export function ProposalBody({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const { by, on, status, reason, message } = proposal;
  return (
    <>
      <Card>
        {message !== '' && (
          <p className={styles.message} dir="auto">
            <AuthoredText text={message} />
          </p>
        )}
        <Facts
          of={[
            ...(by === '' ? [] : [{ label: t('list.by'), value: <bdi>{by}</bdi> }]),
            ...(on === '' ? [] : [{ label: t('list.date'), value: day(on) }]),
            { label: t('list.status'), value: <ProposalStatusBadge status={status} /> },
            ...(reason === '' ? [] : [{ label: t('proposals.reason'), value: <AuthoredText text={reason} /> }]),
          ]}
        />
      </Card>
      <Section heading={t('proposals.offers')}>
        <ProposedOffers proposal={proposal} />
      </Section>
    </>
  );
}
