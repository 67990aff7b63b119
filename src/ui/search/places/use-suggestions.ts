import { useMemo } from 'react';
import type { PlacedService } from '../../../domain/search/named-place.ts';
import { useShell } from '../../shell-context.tsx';
import { type PlaceSuggestions, suggestionsFor } from './place-suggestions.ts';

/** The suggestions for a product's search: the same for as long as the page is there. */
export function useSuggestions(service: PlacedService): PlaceSuggestions {
  const shell = useShell();
  return useMemo(() => suggestionsFor(service, shell), [service, shell]);
}
