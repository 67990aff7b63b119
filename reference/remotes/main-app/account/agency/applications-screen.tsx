import { Page, useAddressQuery, useQuery } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Notice } from '@livery/ui/notice';
import { Handshake } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { Filters, QuerySelect } from '../common/filters.tsx';
import { mayWrite } from '../common/permissions.ts';
import { ApplicationCard } from './application-card.tsx';
import { APPLICATION_STATUSES, type Application, parseApplications } from './application-wire.ts';

/** Applications to work with the agency: users with the permission decide them (rules 6.1), others only read them. */
export function ApplicationsScreen() {
  return (
    <AgentsOnly feature="applications">
      {(profile) => <Applications mayDecide={mayWrite(profile, 'applications')} />}
    </AgentsOnly>
  );
}

function Applications({ mayDecide }: { readonly mayDecide: boolean }) {
  const { t } = useTranslation('account');
  const { read } = useAddressQuery();
  const query = useQuery({ method: 'GET', path: '/api/reference/applications' }, parseApplications);
  const status = read('status');
  // An application that was just decided, here or by another person, stays in the list until another status is chosen.
  const [decided, setDecided] = useState({ status, ids: [] as readonly string[] });
  const stays = (id: string) => decided.status === status && decided.ids.includes(id);
  return (
    <Page title={t('applications.title')} lead={t('applications.lead')}>
      <AccountQueryResult query={query}>
        {(applications) => (
          <>
            <Filters label={t('applications.filters')}>
              <QuerySelect
                label={t('list.status')}
                name="status"
                all={t('list.all')}
                options={APPLICATION_STATUSES.map((value) => ({ value, label: t(`applications.status.${value}`) }))}
              />
            </Filters>
            {!mayDecide && applications.some((application) => application.status === 'new') && (
              <Notice>{t('applications.readOnly')}</Notice>
            )}
            {shown(
              applications.filter(
                (application) => status === '' || application.status === status || stays(application.id),
              ),
              (nextApplication) => {
                query.change((list) =>
                  list.map((application) => (application.id === nextApplication.id ? nextApplication : application)),
                );
                keep(nextApplication.id);
              },
            )}
          </>
        )}
      </AccountQueryResult>
    </Page>
  );

  function keep(id: string) {
    setDecided((before) => ({ status, ids: [...(before.status === status ? before.ids : []), id] }));
  }

  function shown(applications: readonly Application[], onDecided: (application: Application) => void) {
    if (applications.length === 0) return <EmptyState icon={Handshake} heading={t('applications.none')} />;
    return (
      <CardGrid label={t('applications.title')}>
        {applications.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            mayDecide={mayDecide}
            onDecided={onDecided}
            onStale={() => {
              keep(application.id);
              query.retry();
            }}
          />
        ))}
      </CardGrid>
    );
  }
}
