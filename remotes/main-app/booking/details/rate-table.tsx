import { AgentChoice } from '@livery/kit/agent/agent-parts';
import { Price } from '@livery/kit/format/price';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { AuthoredText, ButtonLink, useFormat, useRemote } from '@livery/remote';
import { Amount } from '@livery/ui/amount';
import { Badge } from '@livery/ui/badge';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { BedDouble, CalendarX, Check, Coffee, Users } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { HotelOffer } from '../offer/offer.ts';
import type { OfferChoice } from '../offer/offer-details.ts';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import { Left } from './choice-list.tsx';
import { isSoldOut } from './chosen-choice.ts';
import styles from './rate-table.module.css';
import type { Rate, RoomRates } from './rates-by-room.ts';

interface Props {
  readonly offer: HotelOffer;
  readonly rooms: readonly RoomRates[];
  readonly chosen: OfferChoice | null;
  /** The address of the next step with a rate. */
  readonly to: (rate: OfferChoice) => string;
}

/**
 * Rooms and their rates with the conditions of each; on phones each is a card. It has ARIA roles because table elements
 * lose theirs with another `display`, which a card needs.
 */
export function RateTable({ offer, rooms, chosen, to }: Props) {
  const { t } = useTranslation('booking');
  const heads = [
    t('rates.room'),
    t('rates.conditions'),
    t('rates.price', { count: offer.stay.nights }),
    t('rates.choose'),
  ];
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('choices.hotel')}</h2>
      <div role="table" aria-label={t('choices.hotel')} className={styles.table}>
        <div role="rowgroup" className={styles.heads}>
          <div role="row" className={styles.row}>
            {heads.map((head) => (
              <div key={head} role="columnheader" className={styles.head}>
                {head}
              </div>
            ))}
          </div>
        </div>
        {rooms.map(({ room, rates }) => (
          <div key={room} role="rowgroup" className={styles.room}>
            {rates.map((rate, index) => (
              <div
                key={rate.id}
                role="row"
                className={styles.row}
                data-chosen={rate.id === chosen?.id ? '' : undefined}
              >
                {index === 0 && (
                  <div
                    role="rowheader"
                    aria-rowspan={rates.length}
                    className={styles.name}
                    style={{ '--rates': rates.length } as CSSProperties}
                  >
                    <RoomWords rate={rates[0]} />
                  </div>
                )}
                <div role="cell" className={styles.cell}>
                  <Conditions rate={rate} />
                </div>
                <div role="cell" className={styles.price}>
                  <RatePrice offer={offer} rate={rate} />
                </div>
                <div role="cell" className={styles.action}>
                  <Select rate={rate} to={to(rate)} />
                  {!isSoldOut(rate) && <AgentChoice offer={offer} choice={rate} />}
                </div>
              </div>
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function RoomWords({ rate: { name, description, rate } }: { readonly rate: Rate }) {
  const { t } = useTranslation('booking');
  const beds = useOfferTexts().label('beds', rate.beds);
  return (
    <>
      <span className={styles.roomName}>
        <AuthoredText text={name} />
      </span>
      {beds !== '' && (
        <span className={styles.fact}>
          <BedDouble size={16} aria-hidden="true" />
          {beds}
        </span>
      )}
      {rate.guests !== null && (
        <span className={styles.fact}>
          <Users size={16} aria-hidden="true" />
          {t('rates.guests', { count: rate.guests })}
        </span>
      )}
      {description !== '' && (
        <span className={styles.description}>
          <AuthoredText text={description} />
        </span>
      )}
    </>
  );
}

function Conditions({ rate }: { readonly rate: Rate }) {
  const { t } = useTranslation(['booking', 'kit']);
  const { day } = useFormat();
  const { board, freeCancellationUntil } = rate.rate;
  const meals = useOfferTexts().label('boards', board);
  const free = day(freeCancellationUntil);
  return (
    <ul className={styles.conditions}>
      {meals !== '' && (
        <li className={styles.fact}>
          <Coffee size={16} aria-hidden="true" />
          {meals}
        </li>
      )}
      {free === '' ? (
        <li className={styles.fact}>
          <CalendarX size={16} aria-hidden="true" />
          {t('kit:cancellation.nonRefundable')}
        </li>
      ) : (
        <li className={`${styles.fact} ${styles.free}`}>
          <Check size={16} aria-hidden="true" />
          {t('kit:cancellation.freeUntil', { day: free })}
        </li>
      )}
      <li>
        <Left choice={rate} />
      </li>
    </ul>
  );
}

function RatePrice({ offer, rate }: { readonly offer: HotelOffer; readonly rate: Rate }) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const { nights, rooms } = offer.stay;
  const { total } = rate.price;
  const night = money({ amount: total / Math.max(1, nights), currency: 'USD' });
  return (
    <>
      <div>
        <Price price={{ amount: total, currency: 'USD' }} />
        {showsPrices && rooms > 1 && <span className={styles.night}>{t('count.rooms', { count: rooms })}</span>}
        {showsPrices && nights > 1 && (
          <span className={styles.night}>
            <Trans t={t} i18nKey="rates.night" components={{ price: <Amount text={night} /> }} />
          </span>
        )}
      </div>
      <AgentFigures price={rate.price} />
    </>
  );
}

function Select({ rate, to }: { readonly rate: Rate; readonly to: string }) {
  const { t } = useTranslation('booking');
  const { showsPrices } = useLive(useRemote().session);
  if (isSoldOut(rate)) return <Badge>{t('choices.soldOut')}</Badge>;
  if (!showsPrices) return null;
  return (
    <ButtonLink to={to}>
      {t('rates.select')}
      <VisuallyHidden>{rate.name}</VisuallyHidden>
    </ButtonLink>
  );
}
