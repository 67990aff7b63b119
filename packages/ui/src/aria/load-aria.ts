import type * as aria from '@livery/ui/aria';
import { lazyModule } from '../hooks/lazy-module.ts';

export type Aria = typeof aria;

/** The components that are built on react-aria, which the page shares. */
export const ARIA_MODULE = lazyModule<Aria>(() => import('@livery/ui/aria'));
