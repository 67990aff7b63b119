import type { CataloguePath, ConcretePath, EveryPage } from '@livery/remote';
import { NotFoundState, type ScreenRoute, Screens, useAddressQuery } from '@livery/remote';
import { useParams } from 'react-router-dom';
import { StoriesScreen } from './stories-screen.tsx';
import { StoryScreen } from './story-screen.tsx';

type BlogPages = { handledBy: 'blog' };

const ROUTES = [
  { path: '/blog', element: <BlogHome /> },
  { path: '/blog/share', element: <BlogHome /> },
  { path: '/blog/:slug', element: <Story /> },
] as const satisfies readonly ScreenRoute<ConcretePath<BlogPages>>[];

/** The list of stories, and a single story. */
export function BlogApp() {
  return (
    <Screens
      routes={ROUTES satisfies EveryPage<BlogPages, CataloguePath<(typeof ROUTES)[number]['path']>>}
      fallback={<NotFoundState to="/blog" />}
    />
  );
}

function Story() {
  const { slug = '' } = useParams();
  return <StoryScreen slug={slug} />;
}

/** The list of stories, or a shared story: `/blog/share?slug=…`, outside production `/blog?slug=…`. */
function BlogHome() {
  const slug = useAddressQuery().read('slug');
  return slug === '' ? <StoriesScreen /> : <StoryScreen key={slug} slug={slug} shared />;
}
