import { isolateDirection } from '@livery/contract/content/isolated';
import { Price } from '@livery/kit/format/price';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { AuthoredText, ButtonLink, useFormat, useRemote } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { Check, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { bagWords } from '../offer/bag-words.ts';
import type { FlightFare, FlightOffer } from '../offer/offer.ts';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import { priceNote } from '../product/price-note.ts';
import { offerAddress } from '../product/product.ts';
import { useProductTexts } from '../product/use-product-texts.ts';
import styles from './flight-fares.module.css';

/** The remaining number of a fare is shown if it isn't higher than this. */
const FEW_SEATS = 5;

/** The fares of an itinerary as columns, each with its inclusions, its price, and its link. */
export function FlightFares({ offer }: { readonly offer: FlightOffer }) {
  const { t } = useTranslation('booking');
  const prices = offer.fares.map(({ price }) => price);
  const note = priceNote(offer, prices, useProductTexts());
  return (
    <div className={styles.part}>
      <ul role="list" className={styles.fares} aria-label={t('flight.fares')}>
        {offer.fares.map((fare) => (
          <li key={`${fare.offerId}/${fare.id}`} className={styles.fare}>
            <FareColumn fare={fare} />
          </li>
        ))}
      </ul>
      {note !== '' && <p className={text.small}>{note}</p>}
    </div>
  );
}

function FareColumn({ fare }: { readonly fare: FlightFare }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { showsPrices } = useLive(useRemote().session);
  const cabin = useOfferTexts().label('cabins', fare.cabin);
  const name = fare.name || cabin || t('flight.fare');
  const soldOut = fare.left === 0;
  return (
    <>
      <p className={styles.name}>
        <strong>
          <AuthoredText text={name} />
        </strong>
        {cabin !== '' && cabin !== name && <span className={text.small}>{cabin}</span>}
      </p>
      <FareConditionList fare={fare} />
      {fare.left !== null && fare.left > 0 && fare.left < FEW_SEATS && (
        <Badge tone="warning">{t('choices.left', { count: fare.left })}</Badge>
      )}
      {showsPrices && (
        <div className={styles.price}>
          <Price price={{ amount: fare.price.total, currency: 'USD' }} />
          <AgentFigures price={fare.price} />
        </div>
      )}
      {soldOut ? (
        <p className={styles.soldOut}>
          <Badge>{t('choices.soldOut')}</Badge>
        </p>
      ) : (
        <ButtonLink fullWidth to={offerAddress('flight', 'details', fare.offerId, search, fare.id || undefined)}>
          <span>{t('card.action.flight')}</span>{' '}
          <VisuallyHidden>
            <AuthoredText text={name} />
          </VisuallyHidden>
        </ButtonLink>
      )}
    </>
  );
}

/** Bags, changes and refunds; unknown ones are left out. */
function FareConditionList({ fare: { cabinBags, checkedBags, changeFee, refundable } }: { readonly fare: FlightFare }) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const fee = isolateDirection(money({ amount: changeFee ?? 0, currency: 'USD' }));
  const conditions = [
    {
      good: cabinBags !== 0,
      says: bagWords(cabinBags, t('flight.noCabinBags'), (count) => t('count.cabinBags', { count })),
    },
    {
      good: checkedBags !== 0,
      says: bagWords(checkedBags, t('flight.noCheckedBags'), (count) => t('count.checkedBags', { count })),
    },
    ...(changeFee === null || (changeFee > 0 && !showsPrices)
      ? []
      : [
          {
            good: changeFee === 0,
            says: changeFee === 0 ? t('flight.freeChanges') : t('flight.changesFor', { amount: fee }),
          },
        ]),
    ...(refundable === null
      ? []
      : [{ good: refundable, says: t(refundable ? 'tags.refundable' : 'flight.notRefundable') }]),
  ];
  const knownConditions = conditions.filter(({ says }) => says !== '');
  return (
    <ul role="list" className={styles.conditions}>
      {knownConditions.map(({ good, says }) => (
        <li key={says} data-good={good ? '' : undefined}>
          {good ? <Check size={16} aria-hidden="true" /> : <X size={16} aria-hidden="true" />}
          <span>{says}</span>
        </li>
      ))}
    </ul>
  );
}
