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
