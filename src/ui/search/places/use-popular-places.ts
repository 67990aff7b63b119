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
 * The places that many travel to, for a field in which nothing was typed.
 *
 * @param kind of resorts, none are known
 * @param isUsed before, nothing is loaded for it
 * @param recent which are not among them; `undefined` while they are loading
 */
export function usePopularPlaces(
  kind: RecentPlaceKind,
  isUsed: boolean,
  recent: readonly SuggestedPlace[] | undefined,
): readonly SuggestedPlace[] {
  const { agency } = useShell();
  const { t } = useTranslation('search');
  const language = useLanguage();
  const [popular, setPopular] = useState<PopularPlacesModule>();

  useEffect(() => {
    if (!isUsed || kind === 'resorts') return;
    const unmounted = new AbortController();
    import('./named-popular-places.ts').then(
      (loaded) => unmounted.signal.aborted || setPopular(loaded),
      // Without them there is what is suggested for what is typed.
      () => undefined,
    );
    return () => unmounted.abort();
  }, [isUsed, kind]);

  return useMemo(() => {
    if (popular === undefined || recent === undefined || kind === 'resorts') return NO_PLACES;
    const { dealLocation } = agency.policies.now();
    const own = { ...dealLocation, name: locationName(dealLocation, language) };
    return popular.namedPopularPlaces({ kind, own, recent }, language, t);
  }, [popular, recent, kind, language, agency, t]);
}
