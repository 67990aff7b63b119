import type { CatalogueGroup } from './path-catalogue.ts';

/** The patterns of the catalogue, of all pages or of those that `Of` describes, such as `{ handledBy: 'blog' }`. */
export type PagePattern<Of = unknown> = Extract<CatalogueGroup, Of>['patterns'][number];

/** The same without the rest that a final `*` stands for: `/mytrip/wallet` for `/mytrip/wallet/*`. */
export type PagePath<Of = unknown> = PathPrefix<PagePattern<Of>>;

type PathPrefix<Pattern> = Pattern extends `${infer Start}/*`
  ? Start
  : Pattern extends `${infer Start}*`
    ? Start
    : Pattern;

/** The paths themselves: anything in place of a `{name}` and of the rest. */
export type ConcretePath<Of = unknown> = FilledPattern<PagePattern<Of>>;

type FilledPattern<Pattern> = Pattern extends `${infer Start}/*`
  ? Start | `${Start}/${string}`
  : Pattern extends `${infer Start}*`
    ? `${Start}${string}`
    : Pattern extends `${infer Start}{${string}}${infer End}`
      ? `${Start}${string}${End}`
      : Pattern;

/**
 * For `satisfies`: what `Of` describes has a page for each of its paths that the
 * catalogue names in full, among those of `Pattern`. Otherwise nothing
 * satisfies it but the path that is missing.
 */
export type EveryPage<Of, Pattern extends string> = [MissingPattern<Of, Pattern>] extends [never]
  ? unknown
  : { readonly missing: MissingPattern<Of, Pattern> };

type MissingPattern<Of, Pattern> = Exclude<Exclude<PagePattern<Of>, `${string}*`>, FilledPattern<Pattern>>;
