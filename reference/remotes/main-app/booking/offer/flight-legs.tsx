import text from '@livery/ui/text.module.css';
import { useTranslation } from 'react-i18next';
import { daysLater } from './days-later.ts';
import styles from './flight-legs.module.css';
import type { FlightLeg } from './offer.ts';
import { useOfferTexts } from './use-offer-texts.ts';

interface Props {
  readonly legs: readonly FlightLeg[];
  /** Whether the day and the number of each flight are shown. */
  readonly full?: boolean;
}

/** The legs of a flight: airports, times, duration and stops. */
export function FlightLegs({ legs, full = false }: Props) {
  const { t } = useTranslation('booking');
  const { duration, time } = useOfferTexts();
  return (
    <ul role="list" className={styles.legs}>
      {legs.map((leg) => (
        <li key={`${leg.flightNumber}/${leg.departure}`} className={styles.leg}>
          {full && (
            <p className={styles.day}>
              <span>{time(leg.departure)}</span> · <bdi>{leg.flightNumber}</bdi>
            </p>
          )}
          <p className={styles.end}>
            <span className={styles.time}>{leg.departure.slice(11, 16)}</span>
            <bdi className={text.soft}>{leg.from}</bdi>
          </p>
          <p className={styles.way}>
            <span>{leg.durationMinutes === null ? '' : duration(leg.durationMinutes)}</span>
            <span className={styles.line} aria-hidden="true" />
            <span>{leg.stops === null ? '' : stopWords(leg.stops)}</span>
          </p>
          <p className={styles.end}>
            <span className={styles.time}>
              <span>{leg.arrival.slice(11, 16)}</span>
              {daysLater(leg) > 0 && <sup title={time(leg.arrival)}>{`+${daysLater(leg)}`}</sup>}
            </span>
            <bdi className={text.soft}>{leg.to}</bdi>
          </p>
        </li>
      ))}
    </ul>
  );

  function stopWords(stops: NonNullable<FlightLeg['stops']>): string {
    if (stops.length === 0) return t('stopBands.0');
    return t('flight.stops', { count: stops.length, airports: stops.map(({ airport }) => airport).join(', ') });
  }
}
