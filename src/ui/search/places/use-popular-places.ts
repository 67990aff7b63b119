import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { locationName } from '../../../domain/deals/deal-place-name.ts';
import type { RecentPlaceKind } from '../../../domain/saved/recent-places.ts';
import type { SuggestedPlace } from '../../../domain/search/suggested-places.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import type * as namedPopularPlaces from './named-popular-places.ts';

type PopularPlacesModule = typeof namedPopularPlaces;

const NO_PLACES: readonly SuggestedPlace[] = [];

/**
 * The popular places, for an empty field.
 *
 * @param kind resorts have no popular places
 * @param isUsed nothing is loaded before it is `true`
 * @param recentPlaces the recent places, which are left out; `undefined` while they are loading
 */
export function usePopularPlaces(
  kind: RecentPlaceKind,
  isUsed: boolean,
  recentPlaces: readonly SuggestedPlace[] | undefined,
): readonly SuggestedPlace[] {
  const { agency } = useShell();
  const { t } = useTranslation('search');
  const language = useLanguage();
  const [popularPlaces, setPopular] = useState<PopularPlacesModule>();

  useEffect(() => {
    if (!isUsed || kind === 'resorts') return;
    const controller = new AbortController();
    import('./named-popular-places.ts').then(
      (loadedPlaces) => controller.signal.aborted || setPopular(loadedPlaces),
      // Without them, there are still the suggestions for typed text.
      () => undefined,
    );
    return () => controller.abort();
  }, [isUsed, kind]);

  return useMemo(() => {
    if (popularPlaces === undefined || recentPlaces === undefined || kind === 'resorts') return NO_PLACES;
    const { dealLocation } = agency.policies.now();
    const ownPlace = { ...dealLocation, name: locationName(dealLocation, language) };
    return popularPlaces.namedPopularPlaces({ kind, own: ownPlace, recent: recentPlaces }, language, t);
  }, [popularPlaces, recentPlaces, kind, language, agency, t]);
}
