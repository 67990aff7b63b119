import { useShell } from '../../shell-context.tsx';
import { HotelDealCard } from '../cards/hotel-deal-card.tsx';
import { FoundDeals } from './found-deals.tsx';

/** Hotels around the place of the home page. */
export function HotelDeals() {
  const { hotels } = useShell().deals;
  return (
    <FoundDeals
      product="hotel"
      list={hotels}
      renderCard={(deal, inFirstRow) => <HotelDealCard deal={deal} lazy={!inFirstRow} />}
    />
  );
}
