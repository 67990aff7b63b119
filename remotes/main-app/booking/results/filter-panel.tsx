import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { QueryChanges } from '../../../kit/address-with.ts';
import { Button } from '../../../kit/button.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Offer } from '../offer/offer.ts';
import type { Facet, Filters } from './facet.ts';
import { FacetGroup } from './facet-group.tsx';
import { facetValues } from './filter-offers.ts';
import styles from './filter-panel.module.css';
import { filterCount, withPrices, withValue } from './filters-in-address.ts';
import { PriceRange } from './price-range.tsx';

interface Props {
  readonly offers: readonly Offer[];
  readonly facets: readonly Facet[];
  readonly filters: Filters;
  readonly onChange: (changes: QueryChanges) => void;
  readonly onClear: () => void;
}

/** What to choose by; on a phone it opens on demand. */
export function FilterPanel({ offers, facets, filters, onChange, onClear }: Props) {
  const say = useVoice();
  const { showsPrices } = useLive(useRemote().session);
  const [open, setOpen] = useState(false);
  const count = filterCount(filters);
  return (
    <section className={styles.panel} aria-label={say('filters.title')} data-open={open ? '' : undefined}>
      <div className={styles.toggle}>
        <Button whole aria-expanded={open} onClick={() => setOpen(!open)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {count === 0 ? say('filters.title') : say('filters.chosen', { count })}
        </Button>
      </div>
      <div className={styles.groups}>
        {count > 0 && (
          <Button look="plain" onClick={onClear}>
            {say('filters.clear')}
          </Button>
        )}
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
      </div>
    </section>
  );
}
