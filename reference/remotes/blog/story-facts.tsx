import { useFormat } from '@livery/remote';
import { Picture } from '@livery/ui/picture';
import { useTranslation } from 'react-i18next';
import type { Story } from './story.ts';
import styles from './story-facts.module.css';

/** The author and date of a story, and its reading time. */
export function StoryFacts({ story, portrait = false }: { readonly story: Story; readonly portrait?: boolean }) {
  const { t } = useTranslation('blog');
  const day = useFormat().day(story.publishedOn);
  return (
    <p className={styles.facts}>
      {story.author !== '' && (
        <span className={styles.author}>
          {portrait && (
            <span className={styles.portrait}>
              <Picture source={story.portrait} width={48} height={48} />
            </span>
          )}
          <bdi>{story.author}</bdi>
        </span>
      )}
      {day !== '' && <time dateTime={story.publishedOn}>{day}</time>}
      <span>{t('minutes', { count: story.minutes })}</span>
    </p>
  );
}
