import { mountApp } from '@livery/remote';
import { BlogApp } from './blog-app.tsx';
import { BLOG_TEXTS } from './blog-texts.ts';

export const mount = mountApp(BlogApp, BLOG_TEXTS);
