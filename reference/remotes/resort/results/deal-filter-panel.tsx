import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { FilterPanel } from '@livery/kit/search/filter-panel';
import { PriceRange } from '@livery/kit/search/price-range';
import type { QueryChanges } from '@livery/remote';
import { useFormat, useRemote } from '@livery/remote';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { RadioGroup } from '@livery/ui/radio-group';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { useAmenityName } from '../amenity-list.tsx';
import {
  type DealFilters,
  filterCount,
  filterDeals,
  MIN_RATINGS,
  NO_FILTERS,
  withAmenity,
  withPrices,
} from './deal-filters.ts';

const PRICE_FIELDS = { least: 'least', most: 'most' };

interface Props {
  readonly deals: readonly ResortOffer[];
  readonly filters: DealFilters;
  /** The number of results as text. */
  readonly found: string;
  readonly onChange: (changes: QueryChanges) => void;
}

/** The filters for resorts: price, stars, amenities. */
export function DealFilterPanel({ deals, filters, found, onChange }: Props) {
  const { t } = useTranslation('resort');
  const words = useAmenityName();
  const { number } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const amenities = [...new Set(deals.flatMap((deal) => deal.amenities))].sort((a, b) =>
    words(a).localeCompare(words(b)),
  );
  const ratings = MIN_RATINGS.map((least) => ({
    value: least,
    label: t('filters.stars', { stars: number(Number(least), 1, 1) }),
  }));
  return (
    <FilterPanel
      count={filterCount(filters)}
      found={found}
      cleared={{ ...NO_FILTERS, shown: null }}
      names={['with', 'rating', ...Object.values(PRICE_FIELDS)]}
    >
      {showsPrices && <PricePerNight deals={deals} filters={filters} onChange={onChange} />}
      <RadioGroup
        label={t('filters.rating')}
        name="rating"
        options={[{ value: 'any', label: t('filters.any') }, ...ratings]}
        value={MIN_RATINGS.find((least) => Number(least) === filters.rating) ?? 'any'}
        onChange={(rating) => onChange({ rating: rating === 'any' ? null : rating })}
      />
      {amenities.length > 0 && (
        <FieldGroup label={t('amenitiesLabel')}>
          {amenities.map((amenity) => {
            const isChosen = filters.amenities.includes(amenity);
            const otherAmenities = filters.amenities.filter((candidate) => candidate !== amenity);
            const remainingCount = filterDeals(deals, { ...filters, amenities: [...otherAmenities, amenity] }).length;
            return (
              <CheckBox
                key={amenity}
                label={<bdi>{words(amenity)}</bdi>}
                name="with"
                sent={amenity}
                value={isChosen}
                disabled={remainingCount === 0 && !isChosen}
                end={remainingCount}
                onChange={(wanted) => onChange(withAmenity(filters, amenity, wanted))}
              />
            );
          })}
        </FieldGroup>
      )}
    </FilterPanel>
  );
}

/** The price per night; nothing if all prices are equal. */
function PricePerNight({ deals, filters, onChange }: Pick<Props, 'deals' | 'filters' | 'onChange'>) {
  const { t } = useTranslation('resort');
  const currency = deals.find(({ price }) => price !== null)?.price?.currency;
  if (currency === undefined) return null;
  return (
    <PriceRange
      label={t('filters.price')}
      leastLabel={t('from')}
      mostLabel={t('filters.most')}
      names={PRICE_FIELDS}
      prices={dealAmounts(deals)}
      matching={dealAmounts(filterDeals(deals, { ...filters, least: null, most: null }))}
      currency={currency}
      value={filters}
      onChange={(least, most) => onChange(withPrices(least, most, currency))}
    />
  );
}

const dealAmounts = (deals: readonly ResortOffer[]) => deals.flatMap(({ price }) => price?.amount ?? []);
