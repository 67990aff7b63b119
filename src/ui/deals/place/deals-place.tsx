import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { DealPlaceName } from '../../../domain/deals/deal-place-name.ts';

/**
 * Marks the history entry whose address has the visitor's position as its place; a shared link doesn't have this mark.
 */
export const OWN_PLACE_STATE = { ownPlace: true };

/** "Deals in Dubai": the place of the deals, as far as it is known (rules 2.10). */
export function DealsPlace({ place }: { readonly place: DealPlaceName }) {
  const { t } = useTranslation();
  const isOwn = useIsOwnPlace();
  if (place.kind === 'named') return <DealsInPlace name={place.name} />;
  if (place.kind === 'chosen') return <span>{t(isOwn ? 'deals.nearYou' : 'deals.nearChosen')}</span>;
  return null;
}

/** @param of.name the name of a place, untrusted */
export function DealsInPlace({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  return <span>{t('deals.in', { place: name })}</span>;
}

function useIsOwnPlace(): boolean {
  const { state } = useLocation();
  // A server doesn't know the history.
  return !useIsHydrating() && state?.ownPlace === true;
}
