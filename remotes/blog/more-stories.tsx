import { useTranslation } from 'react-i18next';
import { CardGrid } from '../kit/cards/card.tsx';
import { useQuery } from '../kit/data/use-query.ts';
import { Section } from '../kit/layout/section.tsx';
import type { Story } from './story.ts';
import { StoryCard } from './story-card.tsx';
import { readStories } from './story-wire.ts';

/** Two more stories, on the same topic first; nothing where they can't be had. */
export function MoreStories({ than }: { readonly than: Story }) {
  const { t } = useTranslation('blog');
  const { state } = useQuery({ method: 'GET', path: '/api/content/blog' }, readStories);
  if (state.kind !== 'ready') return null;
  const others = state.value.filter(({ slug }) => slug !== than.slug);
  const related = others.filter(({ topic }) => topic === than.topic);
  const shown = [...related, ...others.filter(({ topic }) => topic !== than.topic)].slice(0, 2);
  if (shown.length === 0) return null;
  return (
    <Section heading={t('more')}>
      <CardGrid>
        {shown.map((story) => (
          <StoryCard key={story.slug} story={story} level={3} />
        ))}
      </CardGrid>
    </Section>
  );
}
