import { AuthoredText, ButtonLink, RichText, ShareButton, useQuery } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import layout from '@livery/ui/layout.module.css';
import { Notice } from '@livery/ui/notice';
import { Picture } from '@livery/ui/picture';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import type { Story, StoryDetails } from './story.ts';
import { StoryCard } from './story-card.tsx';
import { StoryFacts } from './story-facts.tsx';
import styles from './story-text.module.css';
import { parseStories } from './story-wire.ts';

interface Props {
  readonly story: StoryDetails;
  readonly shared: boolean;
}

export function StoryText({ story, shared }: Props) {
  const { t } = useTranslation('blog');
  return (
    <>
      {story.summary !== '' && (
        <p className={styles.summary}>
          <AuthoredText text={story.summary} language={story.language} />
        </p>
      )}
      <div className={layout.ends}>
        <StoryFacts story={story} portrait />
        <ShareButton path={`/blog/share?slug=${encodeURIComponent(story.slug)}`} title={story.title} />
      </div>
      <div className={layout.rounded}>
        <Picture source={story.image} width={960} height={540} loading="first" />
      </div>
      <RichText html={story.content} language={story.language} />
      {shared && <Notice action={<ButtonLink to="/blog">{t('allStories')}</ButtonLink>}>{t('shared')}</Notice>}
      <MoreStories than={story} />
    </>
  );
}

/** Two more stories, first those on the same topic; nothing if they can't be loaded. */
function MoreStories({ than }: { readonly than: Story }) {
  const { t } = useTranslation('blog');
  const { state } = useQuery({ method: 'GET', path: '/api/content/blog' }, parseStories);
  if (state.kind !== 'ready') return null;
  const otherStories = state.value.filter(({ slug }) => slug !== than.slug);
  const related = otherStories.filter(({ topic }) => topic === than.topic);
  const shownStories = [...related, ...otherStories.filter(({ topic }) => topic !== than.topic)].slice(0, 2);
  if (shownStories.length === 0) return null;
  return (
    <Section heading={t('more')}>
      <CardGrid>
        {shownStories.map((story) => (
          <StoryCard key={story.slug} story={story} level={3} />
        ))}
      </CardGrid>
    </Section>
  );
}
