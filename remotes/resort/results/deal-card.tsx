import { useTranslation } from 'react-i18next';
import { addressWith } from '../../kit/address-with.ts';
import { PictureCard } from '../../kit/picture-card.tsx';
import { Price } from '../../kit/price.tsx';
import { Rating } from '../../kit/rating.tsx';
import { useLocation } from '../../kit/use-location.ts';
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
