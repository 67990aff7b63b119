import { NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/buttons/button-link.tsx';
import { CardGrid } from '../kit/cards/card.tsx';
import { QueryResult } from '../kit/data/query-result.tsx';
import { useQuery } from '../kit/data/use-query.ts';
import { Page } from '../kit/layout/page.tsx';
import { useAddressQuery } from '../kit/navigation/address-query.ts';
import { Pagination } from '../kit/navigation/pagination.tsx';
import { FailedState } from '../kit/states/failed-state.tsx';
import { EmptyState } from '../kit/states/message-state.tsx';
import { Skeleton } from '../kit/states/skeleton.tsx';
import { useRemote } from '../kit/use-remote.ts';
import { pageOf } from './page-of.ts';
import type { Story } from './story.ts';
import { StoryCard } from './story-card.tsx';
import { readStories } from './story-wire.ts';
import { TopicLinks } from './topic-links.tsx';

/** All stories, by topic and page. */
export function StoriesScreen() {
  const { t } = useTranslation('blog');
  const { agency } = useRemote();
  const asked = useQuery({ method: 'GET', path: '/api/content/blog' }, readStories);
  return (
    <Page title={t('title')} lead={t('lead', { agency: agency.name })}>
      <QueryResult
        query={asked}
        waiting={<Skeleton shape="cards" count={6} />}
        renderFailed={(failure) => <FailedState failure={failure} heading={t('failed')} onRetry={asked.retry} />}
      >
        {(stories) => <Stories stories={stories} />}
      </QueryResult>
    </Page>
  );
}

function Stories({ stories }: { readonly stories: readonly Story[] }) {
  const { t } = useTranslation('blog');
  const query = useAddressQuery();
  const topic = query.read('topic');
  if (stories.length === 0) {
    return (
      <EmptyState icon={NotebookPen} heading={t('none')}>
        <p>{t('noneHint')}</p>
      </EmptyState>
    );
  }
  const wanted = topic === '' ? stories : stories.filter((story) => story.topic === topic);
  const { page, pages, items } = pageOf(wanted, query.read('page'));
  const [first, ...rest] = items;
  return (
    <>
      <TopicLinks stories={stories} topic={topic} />
      {first === undefined ? (
        <EmptyState
          icon={NotebookPen}
          heading={t('noneOfTopic')}
          actions={<ButtonLink to="/blog">{t('allStories')}</ButtonLink>}
        />
      ) : (
        <StoryCard story={first} wide eager />
      )}
      <CardGrid label={t('title')} size="large">
        {rest.map((story) => (
          <StoryCard key={story.slug} story={story} />
        ))}
      </CardGrid>
      <Pagination page={page} pages={pages} to={(one) => query.with({ page: one === 1 ? undefined : one })} />
    </>
  );
}
