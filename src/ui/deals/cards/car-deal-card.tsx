import { Drawing } from '@livery/ui/picture';
import { useImageFallback } from '@livery/ui/use-image-fallback';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { DoorOpen, Flag, type LucideIcon, Luggage, MapPin, Users } from 'lucide-react';
import { memo } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { safeLink } from '../../../domain/agency/safe-link.ts';
import { type CarDeal, type CarFact, carFacts, carRoute } from '../../../domain/deals/car-card.ts';
import { useShell } from '../../shell-context.tsx';
import { formatNumber } from '../../texts/format-number.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { FoundDeals } from '../list/found-deals.tsx';
import styles from './car-deal-card.module.css';
import { DealCard, type DealCardProps, DealFact } from './deal-card.tsx';

/** A rental car on offer (rules §2, home page). */
export const CarDealCard = memo(function CarDealCard({ deal, loading }: DealCardProps<CarDeal>) {
  const logo = <SupplierLogo source={deal.logo} lazy={loading === 'lazy'} />;
  return (
    <DealCard
      product="car"
      deal={deal}
      name={deal.name}
      picture={deal.picture}
      drawing={<CarDrawing />}
      loading={loading}
      above={logo}
    >
      <CarFacts car={deal} />
      <CarRoute car={deal} />
    </DealCard>
  );
});

/** Cars to rent at the home page's airport. */
export function CarDeals() {
  return <FoundDeals product="car" list={useShell().deals.cars} card={CarDealCard} />;
}

/** The rental company's logo; nothing if it is missing or broken. The address is untrusted. */
function SupplierLogo({ source, lazy }: { readonly source: string; readonly lazy: boolean }) {
  const { t } = useTranslation();
  const { src, ...image } = useImageFallback(safeLink('image', source));
  if (src === null) return null;
  return (
    <img
      {...image}
      className={styles.logo}
      src={src}
      alt={t('deals.rentalCompany')}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}

const FACT_ICONS: Readonly<Record<CarFact['kind'], LucideIcon>> = { passengers: Users, bags: Luggage, doors: DoorOpen };

/** Seats, bags and doors: an icon and a number, with text for screen readers. */
function CarFacts({ car }: { readonly car: CarDeal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const facts = carFacts(car);
  if (facts.length === 0) return null;
  return (
    <ul role="list" className={styles.facts}>
      {facts.map(({ kind, count }) => {
        const Icon = FACT_ICONS[kind];
        const words = t(`deals.${kind}`, { count });
        return (
          <li key={kind} className={styles.fact} title={words}>
            <Icon size={16} aria-hidden="true" />
            <span aria-hidden="true">{formatNumber(count, language)}</span>
            <VisuallyHidden>{words}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}

/** Pick-up and drop-off; one place if they are the same. */
function CarRoute({ car }: { readonly car: CarDeal }) {
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

function CarDrawing() {
  return (
    <Drawing width={480} height={270} fills>
      <path opacity="0.12" d="M0 204h480v66H0Z" />
      <path
        opacity="0.4"
        fillRule="evenodd"
        d="M92 204c-10 0-16-6-16-16v-16c0-12 8-20 20-22l50-8 44-34c8-6 16-8 26-8h76c12 0 22 4 30 12l34 32 38 8c12 2 20 12 20 24v14c0 8-6 14-14 14Zm84-64h64v-28h-24c-6 0-10 2-14 4Zm78 0h72l-24-22c-4-4-8-6-14-6h-34Z"
      />
      <path opacity="0.62" d="M142 222a28 28 0 1 0 0-56 28 28 0 0 0 0 56Zm204 0a28 28 0 1 0 0-56 28 28 0 0 0 0 56Z" />
    </Drawing>
  );
}
