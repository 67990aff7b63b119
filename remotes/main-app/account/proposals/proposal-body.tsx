import { useTranslation } from 'react-i18next';
import { Card, CardGrid } from '../../../kit/cards/card.tsx';
import { PictureCard } from '../../../kit/cards/picture-card.tsx';
import { AuthoredText } from '../../../kit/format/authored-text.tsx';
import { Price } from '../../../kit/format/price.tsx';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Badge } from '../../../kit/layout/badge.tsx';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { ProductName } from '../bookings/product-name.tsx';
import styles from './proposal-body.module.css';
import { proposedAddress } from './proposal-paths.ts';
import type { Proposal } from './proposal-wire.ts';

const TONES = { open: 'warning', approved: 'success', disapproved: 'failure' } as const;

export function ProposalStatusBadge({ status }: Pick<Proposal, 'status'>) {
  const { t } = useTranslation('account');
  return <Badge tone={TONES[status]}>{t(`proposals.status.${status}`)}</Badge>;
}

/** The agent's message, and the proposed offers. */
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
          items={[
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

/** The proposed offers with links to their pages; those no longer sold are marked. */
function ProposedOffers({ proposal }: { readonly proposal: Proposal }) {
  const { t } = useTranslation('account');
  return (
    <CardGrid label={t('proposals.offers')}>
      {proposal.offers.map((one) =>
        one.offer === null ? (
          <PictureCard key={one.offerId} name={t('proposals.gone')} picture="">
            <ProductName product={one.product} />
          </PictureCard>
        ) : (
          <PictureCard
            key={one.offerId}
            name={one.offer.name}
            to={proposedAddress(proposal, one)}
            picture={one.offer.picture}
            foot={<Price price={{ amount: one.offer.price.total, currency: 'USD' }} />}
          >
            <ProductName product={one.product} />
          </PictureCard>
        ),
      )}
    </CardGrid>
  );
}
