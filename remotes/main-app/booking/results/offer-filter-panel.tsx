import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import { FieldGroup } from '../../../kit/forms/check-box.tsx';
import { Slider } from '../../../kit/forms/slider.tsx';
import type { QueryChanges } from '../../../kit/navigation/address-query.ts';
import { FilterPanel } from '../../../kit/search/filter-panel.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Offer } from '../offer/offer.ts';
import { FacetGroup } from './facet-group.tsx';
import { type Facet, type Filters, facetValues } from './filter-offers.ts';
import { filterCount, withPrices, withValue } from './filters-in-address.ts';
import styles from './offer-filter-panel.module.css';

interface Props {
  readonly offers: readonly Offer[];
  readonly facets: readonly Facet[];
  readonly filters: Filters;
  readonly onChange: (changes: QueryChanges) => void;
  readonly onClear: () => void;
}

/** The filters: the price range, and the facets. */
export function OfferFilterPanel({ offers, facets, filters, onChange, onClear }: Props) {
  const { showsPrices } = useLive(useRemote().session);
  return (
    <FilterPanel count={filterCount(filters)} onClear={onClear}>
      {showsPrices && (
        <PriceRange offers={offers} filters={filters} onChange={(least, most) => onChange(withPrices(least, most))} />
      )}
      {facets.map((facet) => (
        <FacetGroup
          key={facet.id}
          facet={facet}
          values={facetValues(facet, offers, facets, filters)}
          onChoose={(value, chosen) => onChange(withValue(filters, facet, value, chosen))}
        />
      ))}
    </FilterPanel>
  );
}

interface PriceRangeProps {
  readonly offers: readonly Offer[];
  readonly filters: Filters;
  readonly onChange: (least: number | null, most: number | null) => void;
}

/** The price range: stored in whole US dollars, shown in the visitor's currency. */
function PriceRange({ offers, filters, onChange }: PriceRangeProps) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const totals = offers.map(({ price }) => price.total);
  const [lowest, highest] = [Math.floor(Math.min(...totals)), Math.ceil(Math.max(...totals))];
  if (highest - lowest < 2) return null;
  const least = Math.min(Math.max(filters.least ?? lowest, lowest), highest);
  const most = Math.max(Math.min(filters.most ?? highest, highest), least);
  const ends = { min: lowest, max: highest, inWords: (amount: number) => money({ amount, currency: 'USD' }) };
  return (
    <FieldGroup label={t('facets.price')}>
      <div className={styles.sliders}>
        <Slider
          label={t('filters.least')}
          value={least}
          {...ends}
          onSettle={(value) => change(Math.min(value, most), most)}
        />
        <Slider
          label={t('filters.most')}
          value={most}
          {...ends}
          onSettle={(value) => change(least, Math.max(value, least))}
        />
      </div>
    </FieldGroup>
  );

  function change(from: number, to: number) {
    onChange(from <= lowest ? null : from, to >= highest ? null : to);
  }
}
