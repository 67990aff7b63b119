import { memo } from 'react';
import type { CarDeal } from '../../../domain/deals/car-card.ts';
import { dealLink } from '../../../domain/deals/deal-link.ts';
import { CarFacts } from './car-facts.tsx';
import { CarRoute } from './car-route.tsx';
import { DealCard } from './deal-card.tsx';
import { DealPicture } from './deal-picture.tsx';
import { SupplierLogo } from './supplier-logo.tsx';

interface Props {
  readonly deal: CarDeal;
  /** The picture may wait until it is scrolled to. */
  readonly lazy: boolean;
}

/** A rental car on offer (rules §2, home page). */
export const CarDealCard = memo(function CarDealCard({ deal, lazy }: Props) {
  return (
    <DealCard
      product="car"
      name={deal.name}
      target={dealLink(deal.link, 'car')}
      picture={<DealPicture source={deal.picture} lazy={lazy} drawing="car" />}
      above={<SupplierLogo source={deal.logo} lazy={lazy} />}
      rates={deal.rates}
    >
      <CarFacts car={deal} />
      <CarRoute car={deal} />
    </DealCard>
  );
});
