import { isolateDirection } from '@livery/contract/content/isolated';
import { useFormat } from '@livery/remote';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { guestScore } from '../offer/decision-rules.ts';
import type { ActiveFilter } from './active-filters.ts';
import { MIN_RATINGS } from './facets.ts';
import type { Facet, Filters } from './filter-offers.ts';

interface FilterTexts {
  facet(facet: Pick<Facet, 'id'>): string;
  /** The label of a value; the platform's text may be in any language. */
  value(facet: Facet, value: string): string;
  /** A filter as text, such as `Guest rating: 9.0 and above`. */
  active(filter: ActiveFilter, filters: Filters): string;
}

/** Facets and filters as text. */
export function useFilterTexts(): FilterTexts {
  const { t } = useTranslation(['booking', 'kit']);
  const { number, whole } = useFormat();
  const facetText = ({ id }: Pick<Facet, 'id'>) => t(`facets.${id}` as ParseKeys<'booking'>);
  const dollars = (amount: number, round: 'floor' | 'ceil') =>
    isolateDirection(whole({ amount, currency: 'USD' }, round));
  const scoreFrom = (rating: number) => number(guestScore(rating).score, 1, 1);
  return { facet: facetText, value: valueText, active: activeText };

  function valueText({ label }: Facet, value: string): string {
    switch (label.by) {
      case 'itself':
        return value;
      case 'code':
        return t(`${label.key}.${value}` as ParseKeys<'booking'>, { score: scoreFrom(MIN_RATINGS.get(value) ?? 0) });
      case 'count':
        return t(`count.${label.key}` as ParseKeys<'booking'>, { count: Number(value) });
    }
  }

  function activeText({ of }: ActiveFilter, { least, most }: Filters): string {
    if (of === 'price') {
      if (most === null) return t('kit:filters.priceFrom', { amount: dollars(least ?? 0, 'floor') });
      return least === null
        ? t('kit:filters.priceUpTo', { amount: dollars(most, 'ceil') })
        : `${dollars(least, 'floor')} – ${dollars(most, 'ceil')}`;
    }
    const text = valueText(of.facet, of.value);
    return of.facet.label.by === 'code' && of.facet.all !== true
      ? t('kit:filters.named', { label: facetText(of.facet), value: text })
      : text;
  }
}
