import { PRODUCTS, type Service } from '@livery/contract/agency/products';
import { isLanguageCode } from '@livery/contract/market/language';
import type { SavedItem } from '@livery/contract/saved/saved-item';
import * as v from 'valibot';
import type { Favourites } from '../../domain/saved/favourites.ts';
import type { RecentSearch } from '../../domain/saved/recent-search.ts';
import { parsePrice, savedItem } from '../../domain/saved/saved-item.ts';

const SERVICES: readonly Service[] = PRODUCTS.map(({ service }) => service);

const namedItem = v.object({
  product: v.string(),
  id: v.fallback(v.optional(v.string()), undefined),
  path: v.string(),
  title: v.string(),
  language: v.fallback(v.optional(v.string()), undefined),
  picture: v.fallback(v.string(), ''),
  price: v.optional(v.pipe(v.unknown(), v.transform(parsePrice))),
});

const searchSchema = v.pipe(
  v.object({
    product: v.picklist(SERVICES),
    values: v.record(v.string(), v.string()),
    language: v.optional(v.unknown()),
  }),
  v.transform(({ language, ...rest }) => ({ ...rest, ...(isLanguageCode(language) && { language }) })),
);
const itemKeySchema = v.object({ product: v.picklist(SERVICES), id: v.string() });

/** A list of items; anything that isn't one of this site is left out. */
export function parseSavedItems(list: unknown): readonly SavedItem[] {
  return parseList(namedItem, list).flatMap((item) => savedItem(item) ?? []);
}

export function parseSearches(list: unknown): readonly RecentSearch[] {
  return parseList(searchSchema, list);
}

export function parseFavourites(storedJson: unknown): Favourites {
  const { items, added, removed } = v.parse(wireFavourites, storedJson);
  return {
    items: parseSavedItems(items),
    added: parseList(itemKeySchema, added),
    removed: parseList(itemKeySchema, removed),
  };
}

const wireFavourites = v.fallback(v.looseObject({ items: v.unknown(), added: v.unknown(), removed: v.unknown() }), {
  items: [],
  added: [],
  removed: [],
});

function parseList<const Schema extends v.GenericSchema>(schema: Schema, list: unknown): v.InferOutput<Schema>[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item) => {
    const parseResult = v.safeParse(schema, item);
    return parseResult.success ? [parseResult.output] : [];
  });
}
