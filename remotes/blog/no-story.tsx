import { useTranslation } from 'react-i18next';
import { NotFoundState } from '../kit/states/not-found-state.tsx';

export function NoStory() {
  const { t } = useTranslation('blog');
  return <NotFoundState heading={t('missing')} to="/blog" action={t('allStories')} />;
}
