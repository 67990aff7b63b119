import type { Service } from '../agency/products.ts';
import type { PlainData } from './plain-data.ts';

/** Options of the shell's search panel. */
export interface SearchPanelOptions {
  /** The searched product, by its name in the booking menu; by default, the first that the agency sells. */
  readonly service?: Service;
  /** `full` (the default): the whole form; `summary`: the page's search in words, and a button to change it. */
  readonly form?: 'full' | 'summary';
  /**
   * Called when the visitor repeats the search that the page already shows: the results should be fetched again
   * (contract 1.4).
   */
  readonly onSearchAgain?: () => void;
}

/** Removes everything that `mount` added: elements, timers, listeners, requests. */
export type Unmount = () => void;

/** Parts of the page that the shell shows in a remote's elements. */
export interface PageParts {
  /** Shows an agency's HTML inside `element`, sanitised by the shell; `language` is the one that the platform names. */
  showContent(element: HTMLElement, html: string, language?: string): Unmount;
  /**
   * The markup that `showContent` shows, for a page that is rendered on a server; in a browser the empty text. Never
   * rejects.
   */
  contentMarkup(html: string, language?: string): Promise<string>;
  /**
   * Opens a slot in this remote's page, such as `booking.confirmation.extras`, for pieces of other remotes: each is
   * shown in its own element inside `element`, isolated like a remote's page. If no remote has a piece for it, nothing
   * is added.
   *
   * @param props plain data for the pieces; each gets a frozen copy
   * @returns a function that removes the pieces; they are also removed when the remote is unmounted
   */
  slot(name: string, element: HTMLElement, props?: PlainData): Unmount;
  /**
   * Shows the shell's search panel inside `element`. On the pages of its product it is filled in with the search in the
   * address; it leads to the results. It is also removed when the remote is unmounted.
   */
  searchPanel(element: HTMLElement, options?: SearchPanelOptions): Unmount;
  /** Its markup, for a page that is rendered on a server; in a browser the empty text (contract 1.5). Never rejects. */
  searchPanelMarkup(options?: SearchPanelOptions): Promise<string>;
}
