import type { Markups } from '../offers/markups.ts';

/** Of what deals are shown, where and to whom. */
export interface DealContext {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
  /** The visitor's, one of the world's; English by default. */
  readonly language?: string;
  /** The agency's; by default what every agency begins with. */
  readonly markups?: Markups;
}
