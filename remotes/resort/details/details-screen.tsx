import { useTranslation } from 'react-i18next';
import { ShareButton } from '../../kit/buttons/share-button.tsx';
import { QueryResult } from '../../kit/data/query-result.tsx';
import { useQuery } from '../../kit/data/use-query.ts';
import { Rating } from '../../kit/format/rating.tsx';
import { Page } from '../../kit/layout/page.tsx';
import { addressWith, useAddressQuery } from '../../kit/navigation/address-query.ts';
import { Breadcrumbs } from '../../kit/navigation/breadcrumbs.tsx';
import { useLocation } from '../../kit/navigation/use-location.ts';
import { FailedState } from '../../kit/states/failed-state.tsx';
import { NotFoundState } from '../../kit/states/not-found-state.tsx';
import { Skeleton } from '../../kit/states/skeleton.tsx';
import { RESORT_PAGES } from '../resort-pages.ts';
import { placeFromQuery } from '../search/place-from-query.ts';
import styles from './details.module.css';
import { ResortPage } from './resort-page.tsx';
import { readResort } from './resort-wire.ts';

/** A resort, and what is to be had there. */
export function DetailsScreen() {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  const { read } = useAddressQuery();
  const id = read('property');
  const resortQuery = useQuery(
    id === '' ? null : { service: 'resort', method: 'GET', path: '/properties/details', query: { property_id: id } },
    readResort,
  );
  const { state, retry } = resortQuery;
  const gone = state.kind === 'failed' && state.failure.kind === 'refused' && state.failure.status === 404;
  if (id === '' || gone) {
    return <NotFoundState heading={t('details.missing')} to={RESORT_PAGES.home} action={t('searchAgain')} />;
  }
  if (state.kind === 'failed') {
    return <FailedState level={1} heading={t('details.failed')} failure={state.failure} onRetry={retry} />;
  }
  const place = placeFromQuery(read);
  const trail = (
    <Breadcrumbs
      trail={[
        { label: t('title'), to: RESORT_PAGES.home },
        ...(place === null
          ? []
          : [
              {
                label: place.name || t('search.somewhere'),
                to: addressWith(RESORT_PAGES.search, { property: null }, search),
              },
            ]),
      ]}
    />
  );
  return (
    <QueryResult
      query={resortQuery}
      waiting={
        <Page title={t('details.waiting')} above={trail}>
          <Skeleton shape="picture" />
          <Skeleton count={6} />
        </Page>
      }
    >
      {(resort) => (
        <Page
          title={resort.name}
          lead={
            <span className={styles.lead}>
              <bdi>{resort.location}</bdi>
              <Rating value={resort.rating} />
            </span>
          }
          above={trail}
          actions={<ShareButton path={addressWith(RESORT_PAGES.details, {}, search)} title={resort.name} />}
        >
          <ResortPage resort={resort} />
        </Page>
      )}
    </QueryResult>
  );
}
