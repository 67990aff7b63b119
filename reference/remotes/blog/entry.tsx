import { mountApp, mountPiece } from '@livery/remote';
import { BelowDeals } from './below-deals.tsx';
import { BlogApp } from './blog-app.tsx';
import { BLOG_TEXTS } from './blog-texts.ts';

export const mount = mountApp(BlogApp, BLOG_TEXTS);

/** Pieces for slots of the shell. */
export const slots = { 'home.below-deals': mountPiece(BelowDeals, BLOG_TEXTS) };
