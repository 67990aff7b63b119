import { PriceRange } from '@livery/kit/search/price-range';
import type { QueryChanges } from '@livery/remote';
import { useRemote } from '@livery/remote';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { useLive } from '@livery/ui/use-live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../offer/offer.ts';
import {
  type Facet,
  type FacetValue,
  type Filters,
  facetValues,
  filterOffers,
  filterParameter,
  PRICE_FIELDS,
  withPrices,
  withValue,
} from './filter-offers.ts';
import styles from './offer-filter-groups.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface Props {
  readonly offers: readonly Offer[];
  readonly facets: readonly Facet[];
  readonly filters: Filters;
  readonly onChange: (changes: QueryChanges) => void;
}

/** The price range, and the facets. */
export function OfferFilterGroups({ offers, facets, filters, onChange }: Props) {
  const { t } = useTranslation('booking');
  const { showsPrices } = useLive(useRemote().session);
  return (
    <>
      {showsPrices && (
        <PriceRange
          label={t('facets.price')}
          leastLabel={t('filters.least')}
          mostLabel={t('filters.most')}
          names={PRICE_FIELDS}
          prices={offerTotals(offers)}
          matching={offerTotals(filterOffers(offers, facets, { ...filters, least: null, most: null }))}
          // Stored in whole US dollars, shown in the visitor's currency.
          currency="USD"
          value={filters}
          onChange={(least, most) => onChange(withPrices(least, most))}
        />
      )}
      {facets.map((facet) => (
        <FacetGroup
          key={facet.id}
          facet={facet}
          values={facetValues(facet, offers, facets, filters)}
          onChoose={(value, chosen) => onChange(withValue(filters, facet, value, chosen))}
        />
      ))}
    </>
  );
}

const offerTotals = (offers: readonly Offer[]) => offers.map(({ price }) => price.total);

/** The maximum number of values shown; the rest is shown on demand. */
const MAX_VALUES_SHOWN = 6;

interface FacetGroupProps {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly onChoose: (value: string, chosen: boolean) => void;
}

/** The values of a facet, each with the number of offers; nothing if all are the same. */
function FacetGroup({ facet, values, onChoose }: FacetGroupProps) {
  const { t } = useTranslation('booking');
  const texts = useFilterTexts();
  const rest = values.slice(MAX_VALUES_SHOWN);
  // Only at first: it is the visitor who opens and closes it.
  const [isOpen] = useState(rest.some(({ chosen }) => chosen));
  if (values.length === 0) return null;
  return (
    <FieldGroup label={texts.facet(facet)}>
      {values.slice(0, MAX_VALUES_SHOWN).map(boxOf)}
      {rest.length > 0 && (
        <details open={isOpen}>
          <summary className={styles.more}>{t('filters.all', { count: values.length })}</summary>
          {rest.map(boxOf)}
        </details>
      )}
    </FieldGroup>
  );

  function boxOf({ value, count, chosen }: FacetValue) {
    return (
      <CheckBox
        key={value}
        label={<bdi>{texts.value(facet, value)}</bdi>}
        name={filterParameter(facet.id)}
        sent={value}
        value={chosen}
        disabled={count === 0 && !chosen}
        end={<span className={styles.count}>{count}</span>}
        onChange={(checked) => onChoose(value, checked)}
      />
    );
  }
}
