import type { EveryPage, MessageFile, PathAt } from '@livery/remote';
import { mountApp, NotFoundState, type Route, Routes, useAddressQuery } from '@livery/remote';
import { StoriesScreen } from './stories-screen.tsx';
import { StoryScreen } from './story-screen.tsx';
import english from './texts/en.json' with { type: 'json' };

declare module 'i18next' {
  interface Namespaces {
    blog: typeof english;
  }
}

type Pages = { handledBy: 'blog' };

const ROUTES = [
  ['/blog', () => <BlogHome />],
  ['/blog/share', () => <BlogHome />],
  ['/blog/{slug}', ({ slug = '' }) => <StoryScreen slug={slug} />],
] as const satisfies readonly Route<PathAt<Pages>>[];

function BlogApp() {
  return (
    <Routes
      routes={ROUTES satisfies EveryPage<Pages, (typeof ROUTES)[number][0]>}
      fallback={<NotFoundState to="/blog" />}
    />
  );
}

/** All stories, or a shared one: `/blog/share?slug=…`, which outside production is `/blog?slug=…`. */
function BlogHome() {
  const slug = useAddressQuery().read('slug');
  return slug === '' ? <StoriesScreen /> : <StoryScreen key={slug} slug={slug} shared />;
}

export const mount = mountApp(BlogApp, {
  namespace: 'blog',
  english,
  others: import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' }),
});
