import { Busy, useQuery } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StoryCard } from './story-card.tsx';
import { parseStories } from './story-wire.ts';

/** As many as fit in a row. */
const STORIES_SHOWN = 3;

/** The latest stories below the deals of the home page, if the agency has some. */
export function BelowDeals() {
  const { t } = useTranslation('blog');
  const { state } = useQuery({ method: 'GET', path: '/api/content/blog' }, parseStories);
  if (state.kind === 'loading') return <Busy />;
  if (state.kind !== 'ready' || state.value.length === 0) return null;
  return (
    <Section heading={t('title')} actions={<Link to="/blog">{t('allStories')}</Link>}>
      <CardGrid label={t('title')} size="large">
        {state.value.slice(0, STORIES_SHOWN).map((story) => (
          <StoryCard key={story.slug} story={story} level={3} />
        ))}
      </CardGrid>
    </Section>
  );
}
