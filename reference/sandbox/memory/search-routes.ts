import { ok } from '@livery/contract/shared/result';
import type { Product } from '../world/products/product.ts';
import { PRODUCTS } from '../world/products/products.ts';
import { resortRoutes } from './resort-routes.ts';
import { type MemoryRoutes, type QueryParameters, refusedCall } from './routes.ts';

/** The demo world's deals, suggestions and resorts. */
export function searchRoutes(options: Parameters<typeof resortRoutes>[0]): ReadonlyMap<string, MemoryRoutes[string]> {
  return new Map(Object.entries({ ...productRoutes(options), ...resortRoutes(options) }));
}

/** The deals and the suggestions of the products. */
function productRoutes(world: { readonly seed: number; readonly origin: string }): MemoryRoutes {
  const calls = [...PRODUCTS.values()].flatMap(({ deals, suggestions }): [string, MemoryRoutes[string]][] => [
    ...(deals === undefined ? [] : [dealRoute(deals, world)]),
    ...(suggestions === undefined ? [] : [suggestionRoute(suggestions)]),
  ]);
  return Object.fromEntries(calls);
}

function dealRoute(
  { path, find }: NonNullable<Product['deals']>,
  world: Parameters<typeof find>[1],
): [string, MemoryRoutes[string]] {
  return [
    `GET ${path}`,
    ({ query, language = 'en' }) => {
      const foundPlaces = find(queryAsText(query), { ...world, language });
      return typeof foundPlaces === 'string' ? refusedCall(400, foundPlaces) : ok({ response: foundPlaces });
    },
  ];
}

function suggestionRoute({
  method,
  path,
  respond,
}: NonNullable<Product['suggestions']>): [string, MemoryRoutes[string]] {
  return [
    `${method} ${path}`,
    ({ query, body, language = 'en' }) => ok(respond(String(method === 'GET' ? query.search : body.text), language)),
  ];
}

/** A query as a server would read it: all values as text. */
function queryAsText(query: QueryParameters): Readonly<Record<string, string>> {
  const givenParameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(givenParameters.map(([name, value]) => [name, String(value)]));
}
