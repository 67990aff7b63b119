import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { FilterPanel } from '@livery/kit/search/filter-panel';
import type { QueryChanges } from '@livery/remote';
import { useFormat, useRemote } from '@livery/remote';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { histogramOf } from '@livery/ui/histogram-of';
import { RadioGroup } from '@livery/ui/radio-group';
import { RangeSlider } from '@livery/ui/range-slider';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { useAmenityName } from '../amenity-list.tsx';
import { type DealFilters, filterCount, filterDeals, RATINGS, withAmenity, withPrices } from './deal-filters.ts';

interface Props {
  readonly deals: readonly ResortOffer[];
  readonly filters: DealFilters;
  /** The number of results, in words. */
  readonly found: string;
  readonly onChange: (changes: QueryChanges) => void;
  readonly onClear: () => void;
}

/** The filters for resorts: price, stars, amenities. */
export function DealFilterPanel({ deals, filters, found, onChange, onClear }: Props) {
  const { t } = useTranslation('resort');
  const words = useAmenityName();
  const { number } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const amenities = [...new Set(deals.flatMap((deal) => deal.amenities))].sort((one, other) =>
    words(one).localeCompare(words(other)),
  );
  const ratings = RATINGS.map((least) => ({
    value: least,
    label: t('filters.stars', { stars: number(Number(least), 1, 1) }),
  }));
  return (
    <FilterPanel count={filterCount(filters)} found={found} onClear={onClear}>
      {showsPrices && <PriceRange deals={deals} filters={filters} onChange={onChange} />}
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

/** Bars of the histogram. */
const STEPS = 20;

/** The price per night; nothing if all prices are equal. */
function PriceRange({ deals, filters, onChange }: Pick<Props, 'deals' | 'filters' | 'onChange'>) {
  const { t } = useTranslation('resort');
  const { whole } = useFormat();
  const prices = deals.flatMap(({ price }) => (price === null ? [] : [price]));
  const amounts = prices.map(({ amount }) => amount);
  const [lowest, highest] = [Math.floor(Math.min(...amounts)), Math.ceil(Math.max(...amounts))];
  const [first] = prices;
  if (first === undefined || highest - lowest < 2) return null;
  const { currency } = first;
  const matching = filterDeals(deals, { ...filters, least: null, most: null });
  const least = Math.min(Math.max(filters.least ?? lowest, lowest), highest);
  const most = Math.max(Math.min(filters.most ?? highest, highest), least);
  return (
    <FieldGroup label={t('filters.price')}>
      <RangeSlider
        leastLabel={t('from')}
        mostLabel={t('filters.most')}
        value={{ least, most }}
        min={lowest}
        max={highest}
        histogram={histogramOf(
          matching.flatMap(({ price }) => price?.amount ?? []),
          lowest,
          highest,
          STEPS,
        )}
        inWords={(amount, end) => whole({ amount, currency }, end === 'least' ? 'floor' : 'ceil')}
        onRelease={(range) =>
          onChange(
            withPrices(range.least <= lowest ? null : range.least, range.most >= highest ? null : range.most, currency),
          )
        }
      />
    </FieldGroup>
  );
}
