import { FilterPanel } from '@livery/kit/search/filter-panel';
import type { QueryChanges } from '@livery/remote';
import { useFormat, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { CheckBox, FieldGroup } from '@livery/ui/check-box';
import { RangeSlider } from '@livery/ui/range-slider';
import { useLive } from '@livery/ui/use-live';
import type { ParseKeys } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../offer/offer.ts';
import {
  type Facet,
  type FacetValue,
  type Filters,
  facetValues,
  filterCount,
  withPrices,
  withValue,
} from './filter-offers.ts';
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
      {showsPrices && <PriceRange offers={offers} filters={filters} onChange={onChange} />}
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

/** The price range: stored in whole US dollars, shown in the visitor's currency. */
function PriceRange({ offers, filters, onChange }: Pick<Props, 'offers' | 'filters' | 'onChange'>) {
  const { t } = useTranslation('booking');
  const { money } = useFormat();
  const totals = offers.map(({ price }) => price.total);
  const [lowest, highest] = [Math.floor(Math.min(...totals)), Math.ceil(Math.max(...totals))];
  if (highest - lowest < 2) return null;
  const least = Math.min(Math.max(filters.least ?? lowest, lowest), highest);
  const most = Math.max(Math.min(filters.most ?? highest, highest), least);
  return (
    <FieldGroup label={t('facets.price')}>
      <RangeSlider
        leastLabel={t('filters.least')}
        mostLabel={t('filters.most')}
        value={{ least, most }}
        min={lowest}
        max={highest}
        inWords={(amount) => money({ amount, currency: 'USD' })}
        onRelease={(range) =>
          onChange(withPrices(range.least <= lowest ? null : range.least, range.most >= highest ? null : range.most))
        }
      />
    </FieldGroup>
  );
}

/** The most values shown of a list; the rest is shown on demand. */
const MOST = 6;

interface FacetGroupProps {
  readonly facet: Facet;
  readonly values: readonly FacetValue[];
  readonly onChoose: (value: string, chosen: boolean) => void;
}

/** The values of a facet, each with the number of offers; nothing where all are the same. */
function FacetGroup({ facet, values, onChoose }: FacetGroupProps) {
  const { t } = useTranslation('booking');
  const [showsAll, setShowsAll] = useState(false);
  if (values.length === 0) return null;
  const shown = showsAll ? values : values.filter(({ chosen }, index) => chosen || index < MOST);
  return (
    <FieldGroup label={t(`facets.${facet.id}` as ParseKeys<'booking'>)}>
      {shown.map(({ value, count, chosen }) => (
        <CheckBox
          key={value}
          label={labelOf(value)}
          value={chosen}
          disabled={count === 0 && !chosen}
          end={<span className={styles.count}>{count}</span>}
          onChange={(checked) => onChoose(value, checked)}
        />
      ))}
      {shown.length < values.length && (
        <Button variant="plain" onClick={() => setShowsAll(true)}>
          {t('filters.all', { count: values.length })}
        </Button>
      )}
    </FieldGroup>
  );

  function labelOf(value: string) {
    switch (facet.label.by) {
      case 'itself':
        return <bdi>{value}</bdi>;
      case 'code':
        return t(`${facet.label.key}.${value}` as ParseKeys<'booking'>);
      case 'count':
        return t(`count.${facet.label.key}` as ParseKeys<'booking'>, { count: Number(value) });
    }
  }
}
