import type { Live } from '../shared/live.ts';

/** The popup that offers to sign in for better prices (rules §4, save-price popup). */
export interface SavePricePopup {
  readonly isOpen: Live<boolean>;
  /** The visitor has come to the home page: five seconds from now it may open. */
  homeEntered(): void;
  homeLeft(): void;
  /** The deals section has scrolled past the middle of the viewport. */
  sectionPassedMiddle(): void;
  /**
   * Something else has been opened over the page; the popup waits.
   *
   * @returns ends it; a second call does nothing
   */
  suppress(): () => void;
  /** Reveal Price was pressed on the home page (rules 4.11). */
  reveal(): void;
  /** Closes it, and remembers for this browser session that it was. */
  close(): void;
}
