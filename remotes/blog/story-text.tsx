import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/buttons/button-link.tsx';
import { ShareButton } from '../kit/buttons/share-button.tsx';
import { Picture } from '../kit/cards/picture.tsx';
import { AuthoredText, RichText } from '../kit/format/authored-text.tsx';
import { Notice } from '../kit/states/notice.tsx';
import { MoreStories } from './more-stories.tsx';
import type { WholeStory } from './story.ts';
import { StoryFacts } from './story-facts.tsx';
import styles from './story-text.module.css';

interface Props {
  readonly story: WholeStory;
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
      <div className={styles.head}>
        <StoryFacts story={story} portrait />
        <ShareButton path={`/blog/share?slug=${encodeURIComponent(story.slug)}`} title={story.title} />
      </div>
      <div className={styles.picture}>
        <Picture source={story.image} width={960} height={540} eager />
      </div>
      <RichText html={story.content} language={story.language} />
      {shared && <Notice action={<ButtonLink to="/blog">{t('allStories')}</ButtonLink>}>{t('shared')}</Notice>}
      <MoreStories than={story} />
    </>
  );
}
