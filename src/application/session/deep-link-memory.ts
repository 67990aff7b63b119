import type { PageAddress } from '../../domain/navigation/page-address.ts';
import type { Live } from '../shared/live.ts';

/** The deal link that a visitor followed, to be come back to once they have signed in (rules §4). */
export interface DeepLinkMemory {
  /** A path of this site, query and all; `null` where none is remembered. */
  readonly deepLink: Live<string | null>;
  /**
   * Tells which page was opened. A visitor's deal link is remembered; of one who
   * has signed in it is forgotten once they are past the pages that signing in
   * leads over.
   */
  pageOpened(page: PageAddress): void;
}
