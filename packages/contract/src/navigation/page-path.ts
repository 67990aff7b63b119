import type { CatalogueGroup } from './path-catalogue.ts';

/** The patterns of the catalogue: of all pages, or of those that `Of` describes, such as `{ handledBy: 'blog' }`. */
export type PagePattern<Of = unknown> = Extract<CatalogueGroup, Of>['patterns'][number];

/** The same without a final `*` and what it matches: `/mytrip/wallet` for `/mytrip/wallet/*`. */
export type PagePath<Of = unknown> = PathPrefix<PagePattern<Of>>;

type PathPrefix<Pattern> = Pattern extends `${infer Start}/*`
  ? Start
  : Pattern extends `${infer Start}*`
    ? Start
    : Pattern;

/** The paths themselves, with any text in place of a `{name}` and of a final `*`. */
export type ConcretePath<Of = unknown> = FilledPattern<PagePattern<Of>>;

type FilledPattern<Pattern> = Pattern extends `${infer Start}/*`
  ? Start | `${Start}/${string}`
  : Pattern extends `${infer Start}*`
    ? `${Start}${string}`
    : Pattern extends `${infer Start}{${string}}${infer End}`
      ? `${Start}${string}${End}`
      : Pattern;

/**
 * For `satisfies`: `Pattern` covers each path without `*` that the catalogue has for `Of`. Otherwise only an object
 * that names the missing path satisfies it.
 */
export type EveryPage<Of, Pattern extends string> = [MissingPattern<Of, Pattern>] extends [never]
  ? unknown
  : { readonly missing: MissingPattern<Of, Pattern> };

type MissingPattern<Of, Pattern> = Exclude<Exclude<PagePattern<Of>, `${string}*`>, FilledPattern<Pattern>>;
