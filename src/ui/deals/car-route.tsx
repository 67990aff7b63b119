import { Flag, MapPin } from 'lucide-react';
import { carRoute } from '../../domain/deals/car-card.ts';
import type { CarDeal } from '../../domain/deals/car-deal.ts';
import { GAP, withIsolated } from '../kit/with-isolated.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { DealFact } from './deal-fact.tsx';

/** Where the car is fetched and brought back; one place is told once. */
export function CarRoute({ car }: { readonly car: CarDeal }) {
  const { t } = useTranslation();
  const { pickUp, dropOff } = carRoute(car);
  if (pickUp !== null && dropOff === null && car.dropOffLocation.trim() !== '') {
    return (
      <div>
        <DealFact icon={MapPin}>{t('deals.pickUpAndDropOff')}</DealFact>
        <DealFact>
          <bdi>{pickUp}</bdi>
        </DealFact>
      </div>
    );
  }
  return (
    <>
      {pickUp !== null && <DealFact icon={MapPin}>{withIsolated(t('deals.pickUp', { place: GAP }), pickUp)}</DealFact>}
      {dropOff !== null && <DealFact icon={Flag}>{withIsolated(t('deals.dropOff', { place: GAP }), dropOff)}</DealFact>}
    </>
  );
}
