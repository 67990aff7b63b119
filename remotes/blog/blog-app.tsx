import { useAddressQuery } from '../kit/navigation/address-query.ts';
import { type Route, Routes } from '../kit/navigation/routes.tsx';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { StoriesScreen } from './stories-screen.tsx';
import { StoryScreen } from './story-screen.tsx';

const ROUTES: readonly Route[] = [
  ['/blog', () => <BlogHome />],
  ['/blog/share', () => <BlogHome />],
  ['/blog/{slug}', ({ slug = '' }) => <StoryScreen slug={slug} />],
];

export function BlogApp() {
  return <Routes of={ROUTES} otherwise={<NotFoundState to="/blog" />} />;
}

/** All stories, or the one that somebody shared: `/blog/share?slug=…`, which outside production is `/blog?slug=…`. */
function BlogHome() {
  const slug = useAddressQuery().read('slug');
  return slug === '' ? <StoriesScreen /> : <StoryScreen key={slug} slug={slug} shared />;
}
