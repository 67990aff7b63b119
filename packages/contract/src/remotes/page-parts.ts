import type { Service } from '../agency/products.ts';
import type { PlainData } from './plain-data.ts';

/** What the shell's search panel shows. */
export interface SearchPanelOptions {
  /** The product that is searched, by its name in the booking menu; by default, the first that the agency sells. */
  readonly service?: Service;
  /** Left out, the whole form; `summary`: the page's search in words, and a button to change it. */
  readonly form?: 'full' | 'summary';
  /** Called when the visitor searches for what the page already shows: it is to be fetched anew (contract 1.4). */
  readonly onSearchAgain?: () => void;
}

/** Removes everything that `mount` added: elements, timers, listeners, requests. */
export type Unmount = () => void;

/** What the shell shows in elements of a remote. */
export interface PageParts {
  /** Shows an agency's HTML inside `element`, reduced by the shell's one sanitiser; `language` is what the platform names. */
  showContent(element: HTMLElement, html: string, language?: string): Unmount;
  /** The markup of what `showContent` shows, for a page that is rendered on a server; in a browser the empty text. Never rejects. */
  contentMarkup(html: string, language?: string): Promise<string>;
  /**
   * Opens a place in this remote's page, such as `booking.confirmation.extras`, for pieces
   * of other remotes: each is shown in its own element inside `element`, contained like a
   * remote's page. If no remote offers one, nothing is added.
   *
   * @param props plain data for the pieces, of which they get a frozen copy
   * @returns a function that removes the pieces; they go with the remote, too
   */
  slot(name: string, element: HTMLElement, props?: PlainData): Unmount;
  /**
   * Shows the shell's search panel inside `element`: filled in with the search of the address on the pages of its
   * product, and leading to the results. It goes with the remote, too.
   */
  searchPanel(element: HTMLElement, options?: SearchPanelOptions): Unmount;
  /** Its markup, for a page that is rendered on a server; in a browser the empty text (contract 1.5). Never rejects. */
  searchPanelMarkup(options?: SearchPanelOptions): Promise<string>;
}
