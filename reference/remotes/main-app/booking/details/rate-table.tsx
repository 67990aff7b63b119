import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { Price } from '@livery/kit/format/price';
import { usePartyWords } from '@livery/kit/format/use-party-words';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { AuthoredText, useFormat, useRemote } from '@livery/remote';
import { Amount } from '@livery/ui/amount';
import { Badge } from '@livery/ui/badge';
import { useLive } from '@livery/ui/use-live';
import { BedDouble, CalendarX, Check, Coffee, DoorClosed, MessageCircleQuestionMark, Users } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import type { HotelOffer } from '../offer/offer.ts';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import { FewLeft } from './choice-list.tsx';
import { isSoldOut } from './chosen-choice.ts';
import styles from './rate-table.module.css';
import type { Rate, RoomRates } from './rates-by-room.ts';

interface Props {
  readonly offer: HotelOffer;
  readonly rooms: readonly RoomRates[];
  /** The id of the chosen rate. */
  readonly chosen: string | undefined;
  readonly heading: string;
  /** The guests of the rooms; the empty text if unknown. */
  readonly guests: string;
  /** Continues with a rate, or chooses it for one of several rooms. */
  readonly renderSelect: (rate: Rate) => ReactNode;
}

/**
 * Rooms and their rates with the conditions of each; on phones each is a card. It has ARIA roles because table elements
 * lose their roles with another `display`, which a card needs.
 */
export function RateTable({ offer, rooms, chosen, heading, guests, renderSelect }: Props) {
  const { t } = useTranslation('booking');
  const { nights } = offer.stay;
  const heads = [
    t('rates.room'),
    t('rates.conditions'),
    nights === null ? t('price.total') : t('rates.price', { count: nights }),
    t('rates.choose'),
  ];
  return (
    <section className={styles.section}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        {guests !== '' && <p>{t('guests.for', { party: guests })}</p>}
      </div>
      <div role="table" aria-label={heading} className={styles.table}>
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
              <div key={rate.id} role="row" className={styles.row} data-chosen={rate.id === chosen ? '' : undefined}>
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
                  <RateConditionList rate={rate} />
                </div>
                <div role="cell" className={styles.price}>
                  <RatePrice offer={offer} rate={rate} />
                </div>
                <div role="cell" className={styles.action}>
                  {isSoldOut(rate) ? <Badge>{t('choices.soldOut')}</Badge> : renderSelect(rate)}
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
          <span>{beds}</span>
        </span>
      )}
      {rate.guests !== null && (
        <span className={styles.fact}>
          <Users size={16} aria-hidden="true" />
          <span>{t('rates.guests', { count: rate.guests })}</span>
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

function RateConditionList({ rate }: { readonly rate: Rate }) {
  const { t } = useTranslation(['booking', 'kit']);
  const { board, freeCancellationUntil } = rate.rate;
  const { terms, words } = useCancellation()(freeCancellationUntil, t('kit:cancellation.nonRefundable'));
  const meals = useOfferTexts().label('boards', board);
  const BoardIcon = board === 'room-only' ? DoorClosed : Coffee;
  const isFree = terms === 'free';
  const Icon = isFree ? Check : terms === 'unknown' ? MessageCircleQuestionMark : CalendarX;
  return (
    <ul role="list" className={styles.conditions}>
      {meals !== '' && (
        <li className={styles.fact}>
          <BoardIcon size={16} aria-hidden="true" />
          <span>{meals}</span>
        </li>
      )}
      <li className={isFree ? `${styles.fact} ${styles.free}` : styles.fact}>
        <Icon size={16} aria-hidden="true" />
        <span>{words}</span>
      </li>
      <li>
        <FewLeft choice={rate} />
      </li>
    </ul>
  );
}

function RatePrice({ offer, rate }: { readonly offer: HotelOffer; readonly rate: Rate }) {
  const { t } = useTranslation('booking');
  const words = usePartyWords();
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const nights = offer.stay.nights ?? 1;
  const rooms = offer.stay.rooms ?? 1;
  const { total } = rate.price;
  const night = money({ amount: total / Math.max(1, nights), currency: 'USD' });
  return (
    <>
      <div>
        <Price price={{ amount: total, currency: 'USD' }} />
        {showsPrices && rooms > 1 && rate.rate.forRoom === null && (
          <span className={styles.night}>{words.rooms(rooms)}</span>
        )}
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
