import { moneyIn, type NamedItem, wireRecord } from '@livery/remote';

/** Reads `GET /api/user/favourites`; the shell leaves out those of unknown products and any other that it can't show. */
export function readFavourites(response: unknown): readonly NamedItem[] {
  return wireRecord(response)
    .records('favourites')
    .map((wire) => ({
      product: wire.text('product'),
      id: wire.text('id'),
      path: wire.text('path'),
      title: wire.text('title'),
      picture: wire.text('picture'),
      price: moneyIn(wire.record('price'), 'amount'),
    }));
}
