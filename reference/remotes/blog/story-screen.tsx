import { Breadcrumbs, NotFoundState, PARENT_PAGES, Page, QueryResult, useQuery } from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { StoryText } from './story-text.tsx';
import { parseStory } from './story-wire.ts';

interface Props {
  readonly slug: string;
  /** Whether the path is that of a shared link. */
  readonly shared?: boolean;
}

export function StoryScreen({ slug, shared = false }: Props) {
  const { t } = useTranslation('blog');
  const storyQuery = useQuery({ method: 'GET', path: `/api/content/blog/${encodeURIComponent(slug)}` }, parseStory);
  const stories = PARENT_PAGES['/blog/{slug}'];
  const trail = <Breadcrumbs trail={[{ label: t('title'), to: stories }]} />;
  return (
    <QueryResult
      query={storyQuery}
      failed={t('storyFailed')}
      level={1}
      missing={<NotFoundState heading={t('missing')} to={stories} action={t('allStories')} />}
      loading={
        <Page title={t('title')} above={trail} width="reading">
          <Skeleton shape="picture" />
          <Skeleton count={6} />
        </Page>
      }
    >
      {(story) => (
        <Page title={story.title} language={story.language} above={trail} width="reading">
          <StoryText story={story} shared={shared} />
        </Page>
      )}
    </QueryResult>
  );
}
