import { because } from '@livery/contract/shared/because';
/** Milliseconds on the home page before the popup opens (rules §9). @rule 4.9, 9.7 */
export const SAVE_PRICE_DELAY_MS = 5000;

/** The facts that decide whether the popup opens. */
export interface SavePriceSituation extends HiddenEntries {
  readonly signedIn: boolean;
  readonly onHome: boolean;
  /** Whether it was closed in this session. */
  readonly dismissed: boolean;
  /**
   * Whether something else is open over the page (a menu, a picker, another dialog, the request for consent), or deals
   * haven't loaded yet.
   */
  readonly occupied: boolean;
  /** Since the home page was opened. */
  readonly elapsedMs: number;
  /** Whether the deals section has scrolled past the middle of the viewport. */
  readonly sectionPastMiddle: boolean;
  /**
   * Whether Reveal Price was pressed here and the popup not closed since; it then opens even if it was closed before.
   */
  readonly revealPressed: boolean;
}

/**
 * Whether "Unlock instant savings by signing in" is open. Time and scrolling only open it; signing in, leaving the page
 * or closing it closes it. Except after Reveal Price, it doesn't open while something else is open (rules §4,
 * save-price popup; rules 4.11 and 4.12).
 * @rule 4.9
 */
export function savePriceShows(currentSituation: SavePriceSituation): boolean {
  if (currentSituation.signedIn || !currentSituation.onHome) return because('4.9', false);
  if (savePriceButtons(currentSituation).length === 0) return because('4.12', false);
  if (currentSituation.revealPressed) return because('4.11', true);
  const isAsked =
    !currentSituation.dismissed &&
    !currentSituation.occupied &&
    (currentSituation.sectionPastMiddle || currentSituation.elapsedMs >= SAVE_PRICE_DELAY_MS);
  return because('4.9', isAsked);
}

/** The buttons of the save-price popup (rules §4). */
export type SavePriceButton = 'sign-up' | 'log-in';

/** The sign-in options that the agency hides; `signupHidden` is also set for the platform owner's agency (rules §6). */
export interface HiddenEntries {
  readonly loginHidden: boolean;
  readonly signupHidden: boolean;
}

/** The popup's buttons in order, as far as the agency allows them; none if it hides both. @rule 3.1, 4.9, 4.12 */
export function savePriceButtons({ loginHidden, signupHidden }: HiddenEntries): readonly SavePriceButton[] {
  const buttons: SavePriceButton[] = [];
  if (!signupHidden) buttons.push('sign-up');
  if (!loginHidden) buttons.push('log-in');
  return buttons;
}
