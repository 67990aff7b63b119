import { FilterPanel } from '@livery/kit/search/filter-panel';
import type { QueryChanges } from '@livery/remote';
import { useFormat, useRemote } from '@livery/remote';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { RadioGroup } from '@livery/ui/radio-group';
import { Slider } from '@livery/ui/slider';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { useAmenityName } from '../amenity-list.tsx';
import { type DealFilters, filterCount, filterDeals, RATINGS, withAmenity, withLimit } from './deal-filters.ts';
import type { ResortDeal } from './resort-deal.ts';

interface Props {
  readonly deals: readonly ResortDeal[];
  readonly filters: DealFilters;
  readonly onChange: (changes: QueryChanges) => void;
  readonly onClear: () => void;
}

/** The filters for resorts: price, stars, amenities. */
export function DealFilterPanel({ deals, filters, onChange, onClear }: Props) {
  const { t } = useTranslation('resort');
  const words = useAmenityName();
  const { showsPrices } = useLive(useRemote().session);
  const amenities = [...new Set(deals.flatMap((deal) => deal.amenities))].sort((one, other) =>
    words(one).localeCompare(words(other)),
  );
  const ratings = RATINGS.map((least) => ({ value: least, label: t('filters.stars', { stars: least }) }));
  return (
    <FilterPanel count={filterCount(filters)} onClear={onClear}>
      {showsPrices && <PriceLimit deals={deals} most={filters.most} onChange={onChange} />}
      <RadioGroup
        label={t('filters.rating')}
        options={[{ value: 'any', label: t('filters.any') }, ...ratings]}
        value={RATINGS.find((least) => Number(least) === filters.rating) ?? 'any'}
        onChange={(rating) => onChange({ rating: rating === 'any' ? null : rating })}
      />
      {amenities.length > 0 && (
        <FieldGroup label={t('amenitiesLabel')}>
          {amenities.map((amenity) => {
            const chosen = filters.amenities.includes(amenity);
            const others = filters.amenities.filter((one) => one !== amenity);
            const left = filterDeals(deals, { ...filters, amenities: [...others, amenity] }).length;
            return (
              <CheckBox
                key={amenity}
                label={<bdi>{words(amenity)}</bdi>}
                value={chosen}
                disabled={left === 0 && !chosen}
                end={left}
                onChange={(wanted) => onChange(withAmenity(filters, amenity, wanted))}
              />
            );
          })}
        </FieldGroup>
      )}
    </FilterPanel>
  );
}

interface PriceLimitProps {
  readonly deals: readonly ResortDeal[];
  /** Whole units of the deals' currency; `null` for no limit. */
  readonly most: number | null;
  readonly onChange: (changes: QueryChanges) => void;
}

/** The price per night; nothing where all prices are equal. */
function PriceLimit({ deals, most, onChange }: PriceLimitProps) {
  const { t } = useTranslation('resort');
  const { money } = useFormat();
  const prices = deals.flatMap(({ price }) => (price === null ? [] : [price]));
  const amounts = prices.map(({ amount }) => amount);
  const [lowest, highest] = [Math.ceil(Math.min(...amounts)), Math.ceil(Math.max(...amounts))];
  const [first] = prices;
  if (first === undefined || highest - lowest < 2) return null;
  const { currency } = first;
  return (
    <Slider
      heading={t('filters.price')}
      label={t('filters.most')}
      value={Math.min(Math.max(most ?? highest, lowest), highest)}
      min={lowest}
      max={highest}
      inWords={(amount) => money({ amount, currency })}
      onRelease={(value) => onChange(withLimit(value >= highest ? null : value, currency))}
    />
  );
}
