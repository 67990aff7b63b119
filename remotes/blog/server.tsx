import { renderApp } from '@livery/remote/server';
import { BLOG_TEXTS, BlogApp } from './blog-app.tsx';

export const render = renderApp(BlogApp, BLOG_TEXTS);
