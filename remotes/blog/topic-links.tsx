import { useTranslation } from 'react-i18next';
import { useAddressQuery } from '../kit/navigation/address-query.ts';
import { RouteLink } from '../kit/navigation/route-link.tsx';
import { type Story, TOPICS } from './story.ts';
import styles from './topic-links.module.css';

/** The topics that there are stories on; nothing where there is one topic only. */
export function TopicLinks({ stories, topic }: { readonly stories: readonly Story[]; readonly topic: string }) {
  const { t } = useTranslation('blog');
  const query = useAddressQuery();
  const told = TOPICS.filter((known) => stories.some((story) => story.topic === known));
  if (told.length < 2) return null;
  return (
    <nav className={styles.topics} aria-label={t('topicsLabel')}>
      {(['', ...told] as const).map((one) => (
        <RouteLink
          key={one}
          className={styles.topic}
          to={query.with({ topic: one, page: undefined })}
          aria-current={one === topic ? true : undefined}
        >
          {one === '' ? t('allTopics') : t(`topics.${one}`)}
        </RouteLink>
      ))}
    </nav>
  );
}
