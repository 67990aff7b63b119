import { useTranslation } from 'react-i18next';
import { readDestinations } from '../destinations/destination-wire.ts';
import { FailedState } from '../kit/failed-state.tsx';
import { Page } from '../kit/page.tsx';
import { ShowAsked } from '../kit/show-asked.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useAsked } from '../kit/use-asked.ts';
import { useRemote } from '../kit/use-remote.ts';
import { Destinations } from './destinations.tsx';

export function DestinationsScreen() {
  const { t } = useTranslation('top-destinations');
  const { agency } = useRemote();
  const asked = useAsked({ method: 'GET', path: '/api/content/destinations' }, readDestinations);
  return (
    <Page title={t('title')} lead={t('lead', { agency: agency.name })}>
      <ShowAsked
        asked={asked}
        waiting={<Skeleton shape="cards" count={6} />}
        renderFailed={(failure) => <FailedState failure={failure} heading={t('failed')} onRetry={asked.retry} />}
      >
        {(destinations) => <Destinations of={destinations} />}
      </ShowAsked>
    </Page>
  );
}
