import { useMemo } from 'react';
import { type PlaceSuggestions, suggestionsFor } from '../../../application/trip/place-suggestions.ts';
import type { PlacedService } from '../../../domain/search/named-place.ts';
import { useShell } from '../../shell-context.tsx';

/** The suggestions for a product's search; the same object for as long as the page is open. */
export function useSuggestions(service: PlacedService): PlaceSuggestions {
  const shell = useShell();
  return useMemo(() => suggestionsFor(service, shell), [service, shell]);
}
