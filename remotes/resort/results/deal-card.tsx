import { useTranslation } from 'react-i18next';
import { PictureCard } from '../../kit/cards/picture-card.tsx';
import { Price } from '../../kit/format/price.tsx';
import { Rating } from '../../kit/format/rating.tsx';
import { addressWith } from '../../kit/navigation/address-query.ts';
import { useLocation } from '../../kit/navigation/use-location.ts';
import { AmenityList } from '../amenity-list.tsx';
import { RESORT_PAGES } from '../resort-pages.ts';
import type { ResortDeal } from './resort-deal.ts';

interface Props {
  readonly deal: ResortDeal;
  readonly eager: boolean;
}

export function DealCard({ deal: { id, name, location, image, rating, amenities, price }, eager }: Props) {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  return (
    <PictureCard
      name={name}
      level={2}
      to={addressWith(RESORT_PAGES.details, { property: id }, search)}
      picture={image}
      wide
      eager={eager}
      foot={price !== null && <Price price={price} above={t('from')} note={t('perNight')} />}
    >
      <Rating value={rating} />
      {location !== '' && (
        <p>
          <bdi>{location}</bdi>
        </p>
      )}
      <AmenityList of={amenities} />
    </PictureCard>
  );
}
