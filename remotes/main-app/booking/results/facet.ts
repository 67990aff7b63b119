import type { Offer } from '../offer/offer.ts';

/** Something that offers differ in, and that a visitor may choose by. */
export interface Facet {
  /** Names it in the address, and its heading under `facets`. */
  readonly id: string;
  /** What an offer is or has of it. */
  readonly valuesOf: (offer: Offer) => readonly string[];
  /** How a value is said: by a sentence under this key, with it as `count`, or as the platform wrote it. */
  readonly said: { readonly by: 'code' | 'count'; readonly key: string } | { readonly by: 'itself' };
  /** Whether an offer must have all that is chosen; else one of it will do. */
  readonly all?: true;
  /** Known values in the order to offer them in; others aren't offered. Without it all are, the most frequent first. */
  readonly order?: readonly string[];
}

/** What a visitor wants to see. */
export interface Filters {
  /** By facet. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** US dollars, both included. */
  readonly least: number | null;
  readonly most: number | null;
}
