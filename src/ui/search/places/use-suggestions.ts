import { useMemo } from 'react';
import type { Service } from '../../../domain/agency/products.ts';
import { useShell } from '../../shell-context.tsx';
import { type PlaceSuggestions, suggestionsFor } from './place-suggestions.ts';

/** The suggestions for a product's search: the same for as long as the page is there. */
export function useSuggestions(service: Exclude<Service, 'cruises'>): PlaceSuggestions {
  const shell = useShell();
  return useMemo(() => suggestionsFor(service, shell), [service, shell]);
}
