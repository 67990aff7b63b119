import { FilterChips } from '@livery/kit/search/filter-chips';
import { NothingMatches } from '@livery/kit/search/nothing-matches';
import { useAddressQuery } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import type { Offer, Product } from '../offer/offer.ts';
import { activeFilters, filtersToLoosen } from './active-filters.ts';
import { type Facet, type Filters, withoutFilters } from './filter-offers.ts';
import { useFilterTexts } from './use-filter-texts.ts';

interface Props {
  readonly filters: Filters;
  readonly facets: readonly Facet[];
}

/** The filters that are applied, each removable. */
export function AppliedFilters({ filters, facets }: Props) {
  const texts = useFilterTexts();
  const { open } = useAddressQuery();
  return (
    <FilterChips
      filters={activeFilters(filters, facets).map((filter) => ({
        id: filter.id,
        label: <bdi>{texts.active(filter, filters)}</bdi>,
        onRemove: () => open(filter.removal),
      }))}
      onClear={() => open(withoutFilters(facets))}
    />
  );
}

/** No offer matches all filters: suggests which to remove, with the number of offers then. */
export function NoOfferMatches({
  product,
  offers,
  filters,
  facets,
}: Props & { readonly product: Product; readonly offers: readonly Offer[] }) {
  const { t } = useTranslation('booking');
  const texts = useFilterTexts();
  const address = useAddressQuery();
  return (
    <NothingMatches
      removals={filtersToLoosen(offers, facets, filters).map(({ filter, count }) => ({
        filter: texts.active(filter, filters),
        found: t(`results.found.${product}`, { count }),
        to: address.with(filter.removal),
      }))}
      clearedAt={address.with(withoutFilters(facets))}
    />
  );
}
