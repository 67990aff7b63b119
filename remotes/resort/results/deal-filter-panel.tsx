import { useTranslation } from 'react-i18next';
import { CheckBox, FieldGroup } from '../../kit/forms/check-box.tsx';
import { RadioGroup } from '../../kit/forms/radio-group.tsx';
import type { QueryChanges } from '../../kit/navigation/address-query.ts';
import { FilterPanel } from '../../kit/search/filter-panel.tsx';
import { useLive } from '../../kit/use-live.ts';
import { useRemote } from '../../kit/use-remote.ts';
import { useAmenityWords } from '../use-amenity-words.ts';
import { type DealFilters, filterCount, filterDeals, RATINGS, withAmenity } from './deal-filters.ts';
import { PriceLimit } from './price-limit.tsx';
import type { ResortDeal } from './resort-deal.ts';

interface Props {
  readonly deals: readonly ResortDeal[];
  readonly filters: DealFilters;
  readonly onChange: (changes: QueryChanges) => void;
  readonly onClear: () => void;
}

/** What to choose resorts by: the price, the stars, the amenities. */
export function DealFilterPanel({ deals, filters, onChange, onClear }: Props) {
  const { t } = useTranslation('resort');
  const words = useAmenityWords();
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
