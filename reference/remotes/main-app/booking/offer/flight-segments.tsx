import { AuthoredText, joinRoute } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import { useTranslation } from 'react-i18next';
import styles from './flight-segments.module.css';
import { layoverBetween } from './layovers.ts';
import type { FlightLeg, FlightSegment } from './offer.ts';
import { useOfferTexts } from './use-offer-texts.ts';

interface Props {
  readonly legs: readonly FlightLeg[];
  /** The airline that sells them. */
  readonly airline: string;
}

/** The flights of an itinerary, one by one, with the layovers between them. */
export function FlightSegments({ legs, airline }: Props) {
  return legs.map(({ from, to, departure, segments }) => (
    <section key={`${from}/${departure}`} className={styles.leg}>
      <h3 className={styles.heading}>
        <bdi>{joinRoute([from, to])}</bdi>
      </h3>
      <ol role="list" className={styles.segments}>
        {segments.map((segment, index) => {
          const segmentBefore = segments[index - 1];
          return (
            <li key={`${segment.flightNumber}/${segment.departure}`}>
              {segmentBefore !== undefined && <LayoverLine segmentBefore={segmentBefore} segmentAfter={segment} />}
              <Segment segment={segment} airline={airline} />
            </li>
          );
        })}
      </ol>
    </section>
  ));
}

function Segment({ segment, airline }: { readonly segment: FlightSegment; readonly airline: string }) {
  const { t } = useTranslation('booking');
  const { time, duration } = useOfferTexts();
  const { from, to, departure, arrival, durationMinutes, flightNumber, operatedBy } = segment;
  return (
    <div className={styles.segment}>
      <p>
        <strong>{time(departure)}</strong> <bdi>{from}</bdi>
      </p>
      <p className={styles.facts}>
        <bdi>{flightNumber}</bdi>
        {durationMinutes !== null && <span>{duration(durationMinutes)}</span>}
        {operatedBy !== '' && operatedBy !== airline && (
          <span>
            <span>{t('flight.operatedBy')}</span> <AuthoredText text={operatedBy} />
          </span>
        )}
      </p>
      <p>
        <strong>{time(arrival)}</strong> <bdi>{to}</bdi>
      </p>
    </div>
  );
}

function LayoverLine({
  segmentBefore,
  segmentAfter,
}: {
  readonly segmentBefore: FlightSegment;
  readonly segmentAfter: FlightSegment;
}) {
  const { t } = useTranslation('booking');
  const { duration } = useOfferTexts();
  const { at, leavesFrom, minutes, overnight } = layoverBetween(segmentBefore, segmentAfter);
  const warnings = [
    ...(overnight ? [t('flight.overnight')] : []),
    ...(at === leavesFrom ? [] : [t('flight.airportChange', { from: at, to: leavesFrom })]),
  ];
  return (
    <div className={styles.layover}>
      <p>
        {minutes === null
          ? t('flight.changeAt', { airport: at })
          : t('flight.layover', { airport: at, duration: duration(minutes) })}
      </p>
      {warnings.map((warning) => (
        <p key={warning}>
          <Badge tone="warning">{warning}</Badge>
        </p>
      ))}
    </div>
  );
}
