import type { NamedItem } from '@livery/contract/saved/saved-item';
import { parseMoney } from '@livery/contract/wire/money-wire';
import { figure, list, record, text } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';

const wireFavourites = record({ favourites: list });
const wireItem = record({
  product: text,
  id: text,
  path: text,
  title: text,
  language: text,
  picture: text,
  price: record({ amount: figure, currency: text }),
});

/** Reads `GET /api/user/favourites`; the shell leaves out those of unknown products and any other that it can't show. */
export function parseFavourites(response: unknown): readonly NamedItem[] {
  return v.parse(wireFavourites, response).favourites.map((item) => {
    const { price, ...named } = v.parse(wireItem, item);
    return { ...named, price: parseMoney(price.amount, price.currency) };
  });
}
