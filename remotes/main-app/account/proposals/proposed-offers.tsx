import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../../kit/cards/card.tsx';
import { PictureCard } from '../../../kit/cards/picture-card.tsx';
import { Price } from '../../../kit/format/price.tsx';
import { ProductName } from '../bookings/product-name.tsx';
import type { Proposal } from './proposal.ts';
import { proposedAddress } from './proposal-paths.ts';

/** What is proposed, to look at and to book; what is sold no more says so. */
export function ProposedOffers({ proposal }: { readonly proposal: Proposal }) {
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
