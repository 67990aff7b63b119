import { Price } from '@livery/kit/format/price';
import { AuthoredText, PictureCard, useFormat } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { Card, CardGrid } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
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
