import { PRODUCTS } from '@livery/contract/agency/products';
import { isLanguageCode } from '@livery/contract/market/language';
import type { Money } from '@livery/contract/market/money';
import type { NamedItem, SavedItem } from '@livery/contract/saved/saved-item';
import { safeLink } from '../agency/safe-link.ts';
import { ANY_ORIGIN, guardPath } from '../shared/guard-path.ts';

/** An item from any program, with its fields as texts; other values are read as empty texts. @rule 2.1 */
export function parseNamedItem({ product, id, path, title, language, picture, price }: NamedItem): NamedItem {
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const plain = { product: text(product), id: text(id), path: text(path), title: text(title), picture: text(picture) };
  return { ...plain, price: parsePrice(price), ...(isLanguageCode(language) && { language }) };
}

/** A price from any program; `undefined` if it isn't valid. @rule 2.1 */
export function parsePrice(price: unknown): Money | undefined {
  if (typeof price !== 'object' || price === null) return undefined;
  const [amount, currency]: readonly unknown[] = [Reflect.get(price, 'amount'), Reflect.get(price, 'currency')];
  const isAmount = typeof amount === 'number' && amount > 0 && amount < MAX_AMOUNT;
  return isAmount && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? { amount, currency } : undefined;
}

/** No price of a trip is higher. */
const MAX_AMOUNT = 1e12;

const MAX_TITLE_LENGTH = 200;
const MAX_ADDRESS_LENGTH = 2000;

/**
 * An item with a title and a path of this site; `undefined` for any other. A picture with an unsafe address is left
 * out.
 * @rule 2.1
 */
export function savedItem({ product, id, path, title, picture = '', ...rest }: NamedItem): SavedItem | undefined {
  const service = PRODUCTS.find(
    (knownProduct) => knownProduct.service === product || knownProduct.name === product,
  )?.service;
  const name = title.trim().slice(0, MAX_TITLE_LENGTH);
  const key = id?.trim() || path;
  const isShort =
    path.length <= MAX_ADDRESS_LENGTH && key.length <= MAX_ADDRESS_LENGTH && picture.length <= MAX_ADDRESS_LENGTH;
  if (service === undefined || name === '' || !isShort || !guardPath(path, ANY_ORIGIN).ok) return undefined;
  const item = { product: service, id: key, path, title: name, picture: safeLink('image', picture) ?? '' };
  const [price, { language }] = [parsePrice(rest.price), rest];
  return { ...item, ...(isLanguageCode(language) && { language }), ...(price !== undefined && { price }) };
}

/** @rule 2.1 */
export function isSameItem(
  item: Pick<SavedItem, 'product' | 'id'>,
  otherItem: Pick<SavedItem, 'product' | 'id'>,
): boolean {
  return item.product === otherItem.product && item.id === otherItem.id;
}

/** The list with the item first and only once, cut to the maximum length. @rule 7.4 */
export function newestFirst<T>(
  list: readonly T[],
  item: T,
  isSame: (one: T, other: T) => boolean,
  most: number,
): readonly T[] {
  return [item, ...list.filter((other) => !isSame(item, other))].slice(0, most);
}
