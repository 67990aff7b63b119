import { NotFoundState, useRemote } from '@livery/remote';
import { useTranslation } from 'react-i18next';

/** Links to the list of places, if the agency has that page enabled. */
export function NoDestination() {
  const { t } = useTranslation('destination-details');
  const { agency } = useRemote();
  if (agency.displaysTopDestinations !== true) return <NotFoundState heading={t('missing')} />;
  return <NotFoundState heading={t('missing')} to="/top-destination" action={t('all')} />;
}
