import type { CatalogueGroup } from './path-catalogue.ts';

/** The patterns of the catalogue, of all pages or of those that `Of` describes, such as `{ handledBy: 'blog' }`. */
export type PagePattern<Of = unknown> = Extract<CatalogueGroup, Of>['patterns'][number];

/** The same without the rest that a final `*` stands for: `/mytrip/wallet` for `/mytrip/wallet/*`. */
export type PagePath<Of = unknown> = StartOf<PagePattern<Of>>;

type StartOf<Pattern> = Pattern extends `${infer Start}/*`
  ? Start
  : Pattern extends `${infer Start}*`
    ? Start
    : Pattern;

/** The paths themselves: anything in place of a `{name}` and of the rest. */
export type PathAt<Of = unknown> = Filled<PagePattern<Of>>;

type Filled<Pattern> = Pattern extends `${infer Start}/*`
  ? Start | `${Start}/${string}`
  : Pattern extends `${infer Start}*`
    ? `${Start}${string}`
    : Pattern extends `${infer Start}{${string}}${infer End}`
      ? `${Start}${string}${End}`
      : Pattern;
