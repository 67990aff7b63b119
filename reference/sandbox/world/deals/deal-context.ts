import type { Markups } from '../offers/markups.ts';

/** The context of a search for deals. */
export interface DealContext {
  /** The world's seed. */
  readonly seed: number;
  /** The origin of the pictures' addresses, `http://host:port`. */
  readonly origin: string;
  /** The visitor's language, one of the world's; English by default. */
  readonly language?: string;
  /** The agency's markups; the initial ones by default. */
  readonly markups?: Markups;
}
