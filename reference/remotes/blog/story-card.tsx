import { AuthoredText, PictureCard } from '@livery/remote';
import { Badge } from '@livery/ui/badge';
import type { PictureLoading } from '@livery/ui/picture';
import { useTranslation } from 'react-i18next';
import type { Story } from './story.ts';
import { StoryFacts } from './story-facts.tsx';

interface Props {
  readonly story: Story;
  /** The newest one. */
  readonly wide?: boolean;
  readonly loading?: PictureLoading;
  readonly level?: 2 | 3;
}

export function StoryCard({ story, wide = false, loading = 'lazy', level = 2 }: Props) {
  const { t } = useTranslation('blog');
  return (
    <PictureCard
      name={story.title}
      language={story.language}
      level={level}
      to={storyPath(story.slug)}
      picture={story.image}
      badge={story.topic === '' ? undefined : <Badge>{t(`topics.${story.topic}`)}</Badge>}
      wide={wide}
      loading={loading}
    >
      <p>
        <AuthoredText text={story.summary} language={story.language} />
      </p>
      <StoryFacts story={story} />
    </PictureCard>
  );
}

/** The path of a story; its slug is the agency's own and may contain any characters. */
function storyPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}
