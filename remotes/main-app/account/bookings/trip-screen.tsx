import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { ForAgents, ForSignedIn } from '../common/for-agents.tsx';
import { Missing } from '../common/page-states.tsx';
import { pathTo } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { TripDetails } from './trip-details.tsx';
import { readTrip } from './trip-wire.ts';

interface Props {
  readonly referenceNumber: string;
  /** The list that it belongs to. */
  readonly list: { readonly to: string; readonly label: string };
  readonly mayCancel?: boolean;
}

/** One booking on a page of its own, for travellers and for agents. */
function TripScreen({ referenceNumber, list, mayCancel = true }: Props) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: pathTo('/api/reference/bookings', referenceNumber) }, readTrip);
  const title = query.state.kind === 'ready' ? query.state.value.title : t('trip.title');
  return (
    <Page title={title} above={<Breadcrumbs trail={[list, { label: referenceNumber }]} />}>
      <AccountQueryResult
        query={query}
        missing={<Missing heading={t('trip.missing')} to={list.to} action={t('trip.others')} />}
      >
        {(trip) => <TripDetails trip={trip} mayCancel={mayCancel} onCancelled={query.put} />}
      </AccountQueryResult>
    </Page>
  );
}

/** One of the agency's bookings. */
export function AgencyBookingScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const { t } = useTranslation('account');
  const list = { to: '/bookings', label: t('bookings.title') };
  return (
    <ForAgents feature="bookings">
      {(profile) => (
        <TripScreen referenceNumber={referenceNumber} list={list} mayCancel={mayWrite(profile, 'bookings')} />
      )}
    </ForAgents>
  );
}

/** One of a traveller's own bookings. */
export function MyTripScreen({ referenceNumber }: { readonly referenceNumber: string }) {
  const { t } = useTranslation('account');
  return (
    <ForSignedIn>
      <TripScreen referenceNumber={referenceNumber} list={{ to: '/mytrip/mytrips', label: t('account.trips') }} />
    </ForSignedIn>
  );
}
