import type { NamedItem } from '@livery/contract/saved/saved-item';
import { parseMoney } from '@livery/contract/wire/money-wire';
import { tolerantList, tolerantNumber, tolerantRecord, tolerantText } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';

const wireFavourites = tolerantRecord({ favourites: tolerantList });
const wireItem = tolerantRecord({
  product: tolerantText,
  id: tolerantText,
  path: tolerantText,
  title: tolerantText,
  language: tolerantText,
  picture: tolerantText,
  price: tolerantRecord({ amount: tolerantNumber, currency: tolerantText }),
});

/** Reads `GET /api/user/favourites`; the shell leaves out items of unknown products, and others that it can't show. */
export function parseFavourites(response: unknown): readonly NamedItem[] {
  return v.parse(wireFavourites, response).favourites.map((item) => {
    const { price, ...named } = v.parse(wireItem, item);
    return { ...named, price: parseMoney(price.amount, price.currency) };
  });
}
