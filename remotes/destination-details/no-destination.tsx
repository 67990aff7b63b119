import { useTranslation } from 'react-i18next';
import { NotFoundState } from '../kit/states/not-found-state.tsx';
import { useRemote } from '../kit/use-remote.ts';

/** Other places are a page of their own, where the agency has one. */
export function NoDestination() {
  const { t } = useTranslation('destination-details');
  const { agency } = useRemote();
  if (agency.displaysTopDestinations !== true) return <NotFoundState heading={t('missing')} />;
  return <NotFoundState heading={t('missing')} to="/top-destination" action={t('all')} />;
}
