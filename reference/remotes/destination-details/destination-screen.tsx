import { parseDestination } from '@livery/destinations/destination-wire';
import {
  AuthoredText,
  Breadcrumbs,
  PARENT_PAGES,
  Page,
  QueryResult,
  ShareButton,
  useQuery,
  useRemote,
} from '@livery/remote';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { DestinationPage } from './destination-page.tsx';
import { NoDestination } from './no-destination.tsx';

export function DestinationScreen({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('destination-details');
  const { agency } = useRemote();
  const path = `/api/content/destinations/${encodeURIComponent(slug)}`;
  const destinationQuery = useQuery({ method: 'GET', path }, parseDestination);
  const above =
    agency.displaysTopDestinations === true ? (
      <Breadcrumbs trail={[{ label: t('all'), to: PARENT_PAGES['/destination/{slug}'] }]} />
    ) : null;
  return (
    <QueryResult
      query={destinationQuery}
      failed={t('failed')}
      level={1}
      missing={<NoDestination />}
      loading={
        <Page title={t('title')} above={above}>
          <Skeleton shape="picture" />
          <Skeleton count={6} />
        </Page>
      }
    >
      {(destination) => (
        <Page
          title={destination.name}
          language={destination.language}
          lead={<AuthoredText text={destination.summary} language={destination.language} />}
          above={above}
          actions={
            <ShareButton path={`/destination/share?slug=${encodeURIComponent(slug)}`} title={destination.name} />
          }
        >
          <DestinationPage destination={destination} />
        </Page>
      )}
    </QueryResult>
  );
}
