import { AgentCorner } from '@livery/kit/agent/agent-parts';
import { Lazy } from '@livery/kit/lazy';
import { AuthoredText, LinkedCard } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Skeleton } from '@livery/ui/skeleton';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyLogo } from '../offer/company-logo.tsx';
import { FlightLegs } from '../offer/flight-legs.tsx';
import { loadFlightSegments } from '../offer/lazy-flight-segments.ts';
import type { FlightOffer } from '../offer/offer.ts';
import { Cancellation } from '../offer/score.tsx';
import { offerAddress } from '../product/product.ts';
import styles from './flight-card.module.css';
import { FlightFares } from './flight-fares.tsx';

/** An itinerary: its flights, with segments on demand, and its fares. */
export function FlightCard({ offer }: { readonly offer: FlightOffer }) {
  const { airline, name, legs } = offer;
  return (
    <LinkedCard className={styles.card}>
      <div className={styles.body}>
        <div className={styles.head}>
          <CompanyLogo company={airline} />
          <h2 className={styles.name}>
            <AuthoredText text={name} />
          </h2>
          <div className={styles.agent}>
            <AgentCorner offer={offer} to={offerAddress('flight', 'details', offer.id, '')} />
          </div>
        </div>
        <FlightLegs legs={legs} />
        <Cancellation offer={offer} onlyFree />
        {legs.some(({ segments }) => segments.length > 0) && <Segments offer={offer} />}
      </div>
      <FlightFares offer={offer} />
    </LinkedCard>
  );
}

/** The segments and layovers, on demand. */
function Segments({ offer }: { readonly offer: FlightOffer }) {
  const { t } = useTranslation('booking');
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button variant="plain" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        <span>{t('flight.details')}</span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden="true" />
      </Button>
      {open && (
        <div id={id}>
          <Lazy load={loadFlightSegments} waiting={<Skeleton count={3 * offer.legs.length} />}>
            {({ FlightSegments }) => <FlightSegments legs={offer.legs} airline={offer.airline.name} />}
          </Lazy>
        </div>
      )}
    </div>
  );
}
