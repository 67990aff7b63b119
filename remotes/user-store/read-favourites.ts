import { type SavedItem, wireRecord } from '@livery/remote';

const PRODUCTS: readonly SavedItem['product'][] = ['hotels', 'cars', 'activities', 'cruises', 'flights', 'resorts'];

/** Reads `GET /api/user/favourites`; one of an unknown product is left out. The shell judges the rest. */
export function readFavourites(response: unknown): readonly SavedItem[] {
  return wireRecord(response)
    .records('favourites')
    .flatMap((wire) => {
      const product = PRODUCTS.find((known) => known === wire.text('product'));
      if (product === undefined) return [];
      return {
        product,
        id: wire.text('id'),
        path: wire.text('path'),
        title: wire.text('title'),
        picture: wire.text('picture'),
      };
    });
}
