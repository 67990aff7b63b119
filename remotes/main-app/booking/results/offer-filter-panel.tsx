import type { QueryChanges } from '../../../kit/navigation/address-query.ts';
import { FilterPanel } from '../../../kit/search/filter-panel.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Offer } from '../offer/offer.ts';
import type { Facet, Filters } from './facet.ts';
import { FacetGroup } from './facet-group.tsx';
import { facetValues } from './filter-offers.ts';
import { filterCount, withPrices, withValue } from './filters-in-address.ts';
import { PriceRange } from './price-range.tsx';

interface Props {
  readonly offers: readonly Offer[];
  readonly facets: readonly Facet[];
  readonly filters: Filters;
  readonly onChange: (changes: QueryChanges) => void;
  readonly onClear: () => void;
}

/** What to choose offers by: the price, and what they have. */
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
