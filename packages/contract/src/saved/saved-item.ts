import type { Service } from '../agency/products.ts';
import type { LanguageCode } from '../market/language.ts';
import type { Money } from '../market/money.ts';

/** Something that a visitor has seen or marked: a hotel, a car, a tour. */
export interface SavedItem {
  readonly product: Service;
  /** The same each time that the item is found; unique within the product. */
  readonly id: string;
  /** A path of this site that shows it. */
  readonly path: string;
  readonly title: string;
  /** What the title is in: the visitor's language when it was seen or marked; missing if that isn't known. */
  readonly language?: LanguageCode;
  /** The address of its picture, or the empty text. */
  readonly picture: string;
  /** What it cost, from so much on, when it was seen or marked; missing if that isn't known. */
  readonly price?: Money;
}

/** An item as a remote, a deal or a storage names it: untrusted. */
export interface NamedItem {
  /** By its name in the booking menu, `hotels`, or for one offer, `hotel`. */
  readonly product: string;
  /** The same each time that the item is found, and no other item's; by default, its path. */
  readonly id?: string | undefined;
  readonly path: string;
  readonly title: string;
  /** What the title is in; by default, the visitor's language. */
  readonly language?: string | undefined;
  readonly picture?: string | undefined;
  /** What it costs now, from so much on. */
  readonly price?: Money | null | undefined;
}
