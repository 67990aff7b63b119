import type { Service } from '../agency/products.ts';
import type { LanguageCode } from '../market/language.ts';
import type { Money } from '../market/money.ts';

/** An item that a visitor has seen or marked: a hotel, a car, a tour. */
export interface SavedItem {
  readonly product: Service;
  /** The same each time that the item is found; unique within its product. */
  readonly id: string;
  /** The path of its page on this site. */
  readonly path: string;
  readonly title: string;
  /** The language of the title: the visitor's when the item was seen or marked; missing if it isn't known. */
  readonly language?: LanguageCode;
  /** The address of its picture, or the empty text. */
  readonly picture: string;
  /** Its lowest price when it was seen or marked; missing if it isn't known. */
  readonly price?: Money;
}

/** An item as a remote, a deal or a storage gives it: untrusted. */
export interface NamedItem {
  /** Its product's name in the booking menu (`hotels`) or for a single offer (`hotel`). */
  readonly product: string;
  /** The same each time that the item is found, and different for every other item; by default, its path. */
  readonly id?: string | undefined;
  readonly path: string;
  readonly title: string;
  /** The language of the title; by default, the visitor's language. */
  readonly language?: string | undefined;
  readonly picture?: string | undefined;
  /** Its lowest price now. */
  readonly price?: Money | null | undefined;
}
