import { renderApp } from '@livery/remote/server';
import { BlogApp } from './blog-app.tsx';
import { BLOG_TEXTS } from './blog-texts.ts';

export const render = renderApp(BlogApp, BLOG_TEXTS);
