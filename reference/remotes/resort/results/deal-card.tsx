import { isolateDirection } from '@livery/contract/content/isolated';
import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { AgentCorner } from '@livery/kit/agent/agent-parts';
import { Price } from '@livery/kit/format/price';
import styles from '@livery/kit/search/result-card.module.css';
import { addressWith, FavouriteButton, PictureCard, useFormat, useRemote } from '@livery/remote';
import { buttonClass } from '@livery/ui/button-class';
import layout from '@livery/ui/layout.module.css';
import type { PictureLoading } from '@livery/ui/picture';
import { Rating } from '@livery/ui/rating';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AmenityList } from '../amenity-list.tsx';
import { RESORT_PAGES } from '../resort-pages.ts';
import { resortOffer } from '../stay/resort-offer.ts';
import { countGuests, countNights, stayPrice } from '../stay/stay.ts';
import { StayFigures } from '../stay/stay-figures.tsx';
import { useStay } from '../stay/use-stay.ts';
import { Distance } from './distance.tsx';
import { isTooSmall } from './for-guests.ts';
import { resortItem } from './resort-item.ts';

interface Props {
  readonly deal: ResortOffer;
  readonly loading: PictureLoading;
}

/** A resort among the results: its facts, and the price of its cheapest room for the stay. */
export function DealCard({ deal, loading }: Props) {
  const { id, name, location, image, picture, rating, amenities, price, rates, point } = deal;
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const stay = useStay();
  const nights = countNights(stay);
  const details = addressWith(RESORT_PAGES.details, { property: id }, search);
  const to = addressWith(RESORT_PAGES.details, { property: id, ...stay }, search);
  return (
    <PictureCard
      name={name}
      level={2}
      to={details}
      corner={
        <div className={layout.tags}>
          {price !== null && (
            <AgentCorner offer={resortOffer({ id, name, image, total: stayPrice(price, nights) }, stay)} to={to} />
          )}
          <FavouriteButton
            item={resortItem({ id, name, image }, to, price === null ? null : stayPrice(price, nights))}
            label={t('favourite', { name })}
          />
        </div>
      }
      picture={picture}
      wide
      footBeside
      loading={loading}
      foot={
        <>
          {price !== null && (
            <div className={styles.price}>
              <Price
                price={stayPrice(price, nights)}
                above={t('from')}
                note={t('count.forNights', { count: nights })}
              />
              <StayFigures {...{ price, rates, nights }} />
              {showsPrices && nights > 1 && (
                <p className={text.small}>{t('nightly', { amount: isolateDirection(money(price)) })}</p>
              )}
            </div>
          )}
          {isTooSmall(countGuests(stay), deal) && <p className={text.small}>{t('units.tooSmall')}</p>}
          {/* The card's link covers it: for screen readers it would be the same link again. */}
          <span className={`${buttonClass('primary')} ${styles.action}`} aria-hidden="true">
            {t('seeRooms')}
          </span>
        </>
      }
    >
      <Rating value={rating} />
      {location !== '' && (
        <p>
          <bdi>{location}</bdi>
        </p>
      )}
      <Distance point={point} />
      <AmenityList amenities={amenities} />
    </PictureCard>
  );
}
