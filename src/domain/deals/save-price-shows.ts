import { because } from '@livery/contract/shared/because';
/** Milliseconds on the home page before the popup opens (rules §9). @rule 4.9, 9.7 */
export const SAVE_PRICE_DELAY_MS = 5000;

/** What the popup waits for. */
export interface SavePriceSituation extends HiddenEntries {
  readonly signedIn: boolean;
  readonly onHome: boolean;
  /** Closed once in this session. */
  readonly dismissed: boolean;
  /** Something else is open over the page (a menu, a picker, another dialog, the request for consent), or deals aren't there yet. */
  readonly occupied: boolean;
  /** Since the home page was opened. */
  readonly elapsedMs: number;
  /** The deals section has scrolled past the middle of the viewport. */
  readonly sectionPastMiddle: boolean;
  /** Reveal Price was pressed here and the popup not closed since; it opens even if it was closed before. */
  readonly revealPressed: boolean;
}

/**
 * Whether "Unlock instant savings by signing in" is open. More time and more
 * scrolling open it, never close it; only signing in, leaving or closing do. It
 * never opens over something else that is open (rules §4, save-price popup; rules
 * 4.11 and 4.12).
 * @rule 4.9
 */
export function savePriceShows(now: SavePriceSituation): boolean {
  if (now.signedIn || !now.onHome) return because('4.9', false);
  if (savePriceButtons(now).length === 0) return because('4.12', false);
  if (now.revealPressed) return because('4.11', true);
  const asked = !now.dismissed && !now.occupied && (now.sectionPastMiddle || now.elapsedMs >= SAVE_PRICE_DELAY_MS);
  return because('4.9', asked);
}

/** What the save-price popup offers (rules §4). */
export type SavePriceButton = 'sign-up' | 'log-in';

/** Ways in that the agency hides; `signupHidden` also for the platform owner's own agency (rules §6). */
export interface HiddenEntries {
  readonly loginHidden: boolean;
  readonly signupHidden: boolean;
}

/**
 * The popup's buttons in their order, as the agency allows them; none if it hides both ways in.
 * @rule 3.1, 4.9, 4.12
 */
export function savePriceButtons({ loginHidden, signupHidden }: HiddenEntries): readonly SavePriceButton[] {
  const buttons: SavePriceButton[] = [];
  if (!signupHidden) buttons.push('sign-up');
  if (!loginHidden) buttons.push('log-in');
  return buttons;
}
