import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { Missing } from '../frame/missing.tsx';
import { pathTo } from '../frame/path-to.ts';
import { TripDetails } from './trip-details.tsx';
import { readTrip } from './trip-wire.ts';

interface Props {
  readonly referenceNumber: string;
  /** The list that it belongs to. */
  readonly list: { readonly to: string; readonly label: string };
  readonly mayCancel?: boolean;
}

/** One booking on a page of its own, for travellers and for agents. */
export function TripScreen({ referenceNumber, list, mayCancel = true }: Props) {
  const { t } = useTranslation('account');
  const asked = useQuery({ method: 'GET', path: pathTo('/api/reference/bookings', referenceNumber) }, readTrip);
  const title = asked.state.kind === 'ready' ? asked.state.value.title : t('trip.title');
  return (
    <Page title={title} above={<Breadcrumbs trail={[list, { label: referenceNumber }]} />}>
      <AccountAsked
        asked={asked}
        missing={<Missing heading={t('trip.missing')} to={list.to} action={t('trip.others')} />}
      >
        {(trip) => <TripDetails trip={trip} mayCancel={mayCancel} onCancelled={asked.put} />}
      </AccountAsked>
    </Page>
  );
}
