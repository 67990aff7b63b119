import { DEFAULT_MESSAGE } from './default-message.ts';
import type { FAVOURITE_MESSAGES } from './favourite-messages.ts';

/**
 * The error catalogue: the English text for each situation, and where it is shown. The name of a situation is its key
 * in the interface texts (`notices.<situation>`); each interface language has its translation.
 *
 * What happens to the text:
 * - `stored`: it is stored with the list or value that failed, and shown in its place;
 * - `toast`: it is shown for a moment in a corner;
 * - `slot`: it is shown in place of the remote module;
 * - `page`: the page, or its content, is this message;
 * - `modal`: it is shown in a dialog that can't be closed;
 * - `navigate`: the shell navigates elsewhere, and the message is shown there, if at all;
 * - `reported`: it is reported to the people who run the site;
 * - `ignored`: it isn't shown.
 *
 * @rule 4.2, 4.7, 8.1, 8.2, 8.3
 */
export const NOTICE_CATALOGUE = {
  call: { text: 'something went wrong', outcome: 'stored' },
  default: { text: DEFAULT_MESSAGE.text, outcome: 'toast' },
  suggest: { text: 'Failed to fetch suggestions', outcome: 'stored' },
  resortRelease: { text: 'Internal Server Error', outcome: 'toast' },
  exchangeRates: { text: 'Failed to fetch exchange rates', outcome: 'stored' },
  cancelled: { text: 'Request was canceled', outcome: 'ignored' },
  remote: { text: 'Failed to load remote component.', outcome: 'slot' },
  scriptLoad: { text: 'The script did not load in time.', outcome: 'reported' },
  unauthorised: { text: 'Please log in again.', outcome: 'navigate' },
  unmatchedRoute: { text: "The page you're looking for is not found.", outcome: 'page' },
  unhandled: { text: 'Something went wrong.', outcome: 'page' },
  unreachable: { text: "We can't reach this site right now.", outcome: 'page' },
  agencyInactive: { text: 'Agency is inactive, Please contact the administrator', outcome: 'modal' },
  noAgency: { text: 'Agency not found!', outcome: 'page' },
  aboutDisabled: { text: 'About Us Page is not available', outcome: 'page' },
  aboutDisabledHint: { text: 'Check back later for more information.', outcome: 'page' },
  faqDisabled: { text: 'Faq Page is not available', outcome: 'page' },
  faqNone: { text: 'No Faqs Found !', outcome: 'page' },
  dealsFailed: { text: "Couldn't load deals", outcome: 'stored' },
} as const satisfies Readonly<Record<string, CatalogueEntry>>;

/** A situation of the catalogue, or of its part about favourites. */
export type Situation =
  | keyof typeof NOTICE_CATALOGUE
  | (typeof FAVOURITE_MESSAGES)[keyof typeof FAVOURITE_MESSAGES]['situation'];

export interface CatalogueEntry {
  /** Exactly the text of the rules, if they have one. */
  readonly text: string;
  readonly outcome: NoticeOutcome;
}

export type NoticeOutcome = 'stored' | 'toast' | 'slot' | 'page' | 'modal' | 'navigate' | 'reported' | 'ignored';
