import type { SavePriceButton } from '../../domain/deals/save-price-buttons.ts';

const PAGES: Readonly<Record<SavePriceButton, string>> = { 'sign-up': '/signup', 'log-in': '/login' };

/**
 * The page of a way in.
 *
 * @param back a path on this site to come back to afterwards
 */
export function entryPath(entry: SavePriceButton, back?: string): string {
  return back === undefined ? PAGES[entry] : `${PAGES[entry]}?redirect=${encodeURIComponent(back)}`;
}
