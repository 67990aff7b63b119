import type { CataloguePath, ConcretePath, EveryPage } from '@livery/remote';
import { NotFoundState, type ScreenRoute, Screens, useAddressQuery } from '@livery/remote';
import { useParams } from 'react-router-dom';
import { StoriesScreen } from './stories-screen.tsx';
import { StoryScreen } from './story-screen.tsx';

type Pages = { handledBy: 'blog' };

const ROUTES = [
  { path: '/blog', element: <BlogHome /> },
  { path: '/blog/share', element: <BlogHome /> },
  { path: '/blog/:slug', element: <Story /> },
] as const satisfies readonly ScreenRoute<ConcretePath<Pages>>[];

/** All stories, and one of them. */
export function BlogApp() {
  return (
    <Screens
      routes={ROUTES satisfies EveryPage<Pages, CataloguePath<(typeof ROUTES)[number]['path']>>}
      fallback={<NotFoundState to="/blog" />}
    />
  );
}

function Story() {
  const { slug = '' } = useParams();
  return <StoryScreen slug={slug} />;
}

/** All stories, or a shared one: `/blog/share?slug=…`, which outside production is `/blog?slug=…`. */
function BlogHome() {
  const slug = useAddressQuery().read('slug');
  return slug === '' ? <StoriesScreen /> : <StoryScreen key={slug} slug={slug} shared />;
}
