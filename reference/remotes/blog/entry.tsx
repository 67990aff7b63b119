import { mountApp } from '@livery/remote';
import { BelowDeals } from './below-deals.tsx';
import { BlogApp } from './blog-app.tsx';
import { BLOG_TEXTS } from './blog-texts.ts';

export const mount = mountApp(BlogApp, BLOG_TEXTS);

/** Pieces in places of the shell. */
export const slots = { 'home.below-deals': mountApp(BelowDeals, BLOG_TEXTS) };
