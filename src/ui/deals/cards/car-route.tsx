import { Flag, MapPin } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { type CarDeal, carRoute } from '../../../domain/deals/car-card.ts';
import { DealFact } from './deal-fact.tsx';

/** Where the car is fetched and brought back; one place is shown once. */
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
      {pickUp !== null && (
        <DealFact icon={MapPin}>
          <Trans t={t} i18nKey="deals.pickUp" components={{ place: <bdi>{pickUp}</bdi> }} />
        </DealFact>
      )}
      {dropOff !== null && (
        <DealFact icon={Flag}>
          <Trans t={t} i18nKey="deals.dropOff" components={{ place: <bdi>{dropOff}</bdi> }} />
        </DealFact>
      )}
    </>
  );
}
