import { ButtonLink, Page, Pagination, QueryResult, useAddressQuery, useQuery, useRemote } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import layout from '@livery/ui/layout.module.css';
import { Skeleton } from '@livery/ui/skeleton';
import { NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './stories-screen.module.css';
import { type Story, TOPICS } from './story.ts';
import { StoryCard } from './story-card.tsx';
import { parseStories } from './story-wire.ts';

/** Stories per page: a wide one, and two rows of three. */
const PER_PAGE = 7;

/**
 * The items of one page.
 *
 * @param text the page number as written in the address; out of range, the nearest page is taken
 */
export function itemsOnPage<T>(items: readonly T[], text: string) {
  const pages = Math.max(1, Math.ceil(items.length / PER_PAGE));
  const page = Math.min(pages, Math.max(1, Math.trunc(Number(text)) || 1));
  return { page, pages, items: items.slice((page - 1) * PER_PAGE, page * PER_PAGE) };
}

/** All stories, by topic and page. */
export function StoriesScreen() {
  const { t } = useTranslation('blog');
  const { agency } = useRemote();
  const storiesQuery = useQuery({ method: 'GET', path: '/api/content/blog' }, parseStories, { keptAs: 'stories' });
  return (
    <Page title={t('title')} lead={t('lead', { agency: agency.name })}>
      <QueryResult query={storiesQuery} loading={<Skeleton shape="cards" count={6} />} failed={t('failed')}>
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
  const requestedStories = topic === '' ? stories : stories.filter((story) => story.topic === topic);
  const { page, pages, items } = itemsOnPage(requestedStories, query.read('page'));
  const [firstStory, ...remainingStories] = items;
  return (
    <>
      <TopicLinks stories={stories} topic={topic} />
      {firstStory === undefined ? (
        <EmptyState
          icon={NotebookPen}
          heading={t('noneOfTopic')}
          actions={<ButtonLink to="/blog">{t('allStories')}</ButtonLink>}
        />
      ) : (
        <StoryCard story={firstStory} wide loading="first" />
      )}
      <CardGrid label={t('title')} size="large">
        {remainingStories.map((story) => (
          <StoryCard key={story.slug} story={story} />
        ))}
      </CardGrid>
      <Pagination page={page} pages={pages} to={(one) => query.with({ page: one === 1 ? undefined : one })} />
    </>
  );
}

/** Links to the topics that have stories; nothing if there is only one topic. */
function TopicLinks({ stories, topic }: { readonly stories: readonly Story[]; readonly topic: string }) {
  const { t } = useTranslation('blog');
  const query = useAddressQuery();
  const topics = TOPICS.filter((knownTopic) => stories.some((story) => story.topic === knownTopic));
  if (topics.length < 2) return null;
  return (
    <nav className={layout.tags} aria-label={t('topicsLabel')}>
      {(['', ...topics] as const).map((one) => (
        <Link
          key={one}
          className={styles.topic}
          to={query.with({ topic: one, page: undefined })}
          aria-current={one === topic ? true : undefined}
        >
          {one === '' ? t('allTopics') : t(`topics.${one}`)}
        </Link>
      ))}
    </nav>
  );
}
