import type { Page } from './page.ts';

/** Pages that have everything in common but their paths. */
export type Shelf = Omit<Page, 'pattern'> & { readonly patterns: readonly string[] };
