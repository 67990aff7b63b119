import { mountApp } from '@livery/remote';
import { BLOG_TEXTS, BlogApp } from './blog-app.tsx';

export const mount = mountApp(BlogApp, BLOG_TEXTS);
