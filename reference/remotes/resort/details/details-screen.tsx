import { AgentBar, DealLinkButton } from '@livery/kit/agent/agent-parts';
import {
  addressWith,
  Breadcrumbs,
  bookingTrail,
  NotFoundState,
  Page,
  QueryResult,
  ShareButton,
  useAddressQuery,
  useQuery,
} from '@livery/remote';
import { Rating } from '@livery/ui/rating';
import { Skeleton } from '@livery/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RESORT_PAGES } from '../resort-pages.ts';
import { placeFromQuery } from '../search/place-from-query.ts';
import styles from './details.module.css';
import { ResortFavouriteButton } from './resort-favourite-button.tsx';
import { ResortPage } from './resort-page.tsx';
import { parseResort, resortCall } from './resort-wire.ts';

/** A resort and its units. */
export function DetailsScreen() {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  const { read } = useAddressQuery();
  const id = read('property');
  const resortQuery = useQuery(id === '' ? null : resortCall(id), parseResort);
  const missingState = (
    <NotFoundState heading={t('details.missing')} to={RESORT_PAGES.base} action={t('searchAgain')} />
  );
  if (id === '') return missingState;
  const place = placeFromQuery(read);
  const results = place && {
    label: place.name || t('search.somewhere'),
    to: addressWith(RESORT_PAGES.search, { property: null }, search),
  };
  const base = { label: t('title'), to: RESORT_PAGES.base };
  const trail = <Breadcrumbs trail={bookingTrail('details', { base, search: results })} />;
  return (
    <QueryResult
      query={resortQuery}
      failed={t('details.failed')}
      level={1}
      missing={missingState}
      loading={
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
          actions={
            <>
              <ResortFavouriteButton resort={resort} />
              <ShareButton path={addressWith(RESORT_PAGES.details, { proposalId: null }, search)} title={resort.name} />
              <DealLinkButton
                title={resort.name}
                to={addressWith(RESORT_PAGES.details, { proposalId: null }, search)}
              />
            </>
          }
        >
          <ResortPage resort={resort} />
          <AgentBar />
        </Page>
      )}
    </QueryResult>
  );
}
