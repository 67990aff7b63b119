import { useShell } from '../../shell-context.tsx';
import { CarDealCard } from '../cards/car-deal-card.tsx';
import { FoundDeals } from './found-deals.tsx';

/** Cars to rent at the airport of the home page. */
export function CarDeals() {
  const { cars } = useShell().deals;
  return (
    <FoundDeals
      product="car"
      list={cars}
      renderCard={(deal, inFirstRow) => <CarDealCard deal={deal} lazy={!inFirstRow} />}
    />
  );
}
