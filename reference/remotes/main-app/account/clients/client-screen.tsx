import { Breadcrumbs, nameOfCode, PARENT_PAGES, Page, useFormat, useQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { Section } from '@livery/ui/section';
import { useLive } from '@livery/ui/use-live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingTable } from '../bookings/booking-table.tsx';
import { AccountQueryResult, AgentsOnly, MissingItemState } from '../common/account-states.tsx';
import { itemPath } from '../common/paths.ts';
import { mayRead, mayWrite } from '../common/permissions.ts';
import { type ClientDetails, parseClient } from './client-wire.ts';
import { FellowTravellers } from './fellow-travellers.tsx';
import { LazyEditPerson } from './lazy-edit-person.tsx';

/** One client, with their fellow travellers and bookings. */
export function ClientScreen({ id }: { readonly id: string }) {
  return (
    <AgentsOnly feature="clients">
      {(profile) => <LoadedClient key={id} id={id} mayEdit={mayWrite(profile, 'clients')} />}
    </AgentsOnly>
  );
}

function LoadedClient({ id, mayEdit }: { readonly id: string; readonly mayEdit: boolean }) {
  const { t } = useTranslation('account');
  const { chooseClient, navigate, client: chosen } = useRemote();
  const query = useQuery({ method: 'GET', path: itemPath('/api/reference/clients', id) }, parseClient);
  const client = query.state.kind === 'ready' ? query.state.value : null;
  const title = client?.name ?? t('clients.one');
  const list = { to: PARENT_PAGES['/users/clients/{id}'], label: t('clients.title') };
  return (
    <Page
      title={title}
      above={<Breadcrumbs trail={[list, { label: title }]} />}
      actions={
        <Button variant="primary" disabled={client === null} onClick={book}>
          {t('command.book')}
        </Button>
      }
    >
      <AccountQueryResult
        query={query}
        missing={<MissingItemState heading={t('clients.missing')} to={list.to} action={t('clients.others')} />}
      >
        {(ready) => <ClientCards client={ready} mayEdit={mayEdit} onSaved={saved} />}
      </AccountQueryResult>
    </Page>
  );

  /** The bar with the chosen client shows the new name. */
  function saved(changedDetails: ClientDetails) {
    query.setValue(changedDetails);
    if (chosen.now()?.id === changedDetails.id) chooseClient({ id: changedDetails.id, name: changedDetails.name });
  }

  /** From now on, the agent books for this client. */
  function book() {
    if (client === null) return;
    chooseClient({ id: client.id, name: client.name });
    navigate('/');
  }
}

interface ClientCardsProps {
  readonly client: ClientDetails;
  readonly mayEdit: boolean;
  readonly onSaved: (client: ClientDetails) => void;
}

function ClientCards({ client, mayEdit, onSaved }: ClientCardsProps) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  return (
    <>
      <ProfileCard {...{ client, mayEdit, onSaved }} />
      <FellowTravellers {...{ client, mayEdit, onSaved }} />
      {profile !== null && mayRead(profile, 'bookings') && (
        <Section heading={t('bookings.title')}>
          <BookingTable
            caption={t('bookings.title')}
            trips={client.bookings}
            none={[t('clients.noBookings'), t('clients.noBookingsHint')]}
            ofOneClient
          />
        </Section>
      )}
    </>
  );
}

function ProfileCard({ client, mayEdit, onSaved }: ClientCardsProps) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const language = useLive(useRemote().language);
  const [isOpen, setOpen] = useState(false);
  const lines = [
    { label: t('person.email'), value: client.email },
    { label: t('person.phone'), value: client.phone },
    { label: t('person.country'), value: nameOfCode('region', client.country, language) },
    { label: t('clients.language'), value: nameOfCode('language', client.language, language) },
    { label: t('clients.birthDate'), value: day(client.birthDate) },
    { label: t('clients.nationality'), value: nameOfCode('region', client.nationality, language) },
    { label: t('clients.passport'), value: client.passport },
    { label: t('clients.since'), value: day(client.since) },
    { label: t('clients.note'), value: client.note },
  ];
  return (
    <Card heading={t('clients.profile')}>
      <Facts
        items={lines
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
      />
      {mayEdit && (
        <div>
          <Button onClick={() => setOpen(true)}>{t('clients.edit')}</Button>
        </div>
      )}
      {isOpen && (
        <LazyEditPerson
          client={client}
          edited="client"
          heading={t('clients.editTitle', { name: client.name })}
          onClose={() => setOpen(false)}
          onSaved={(savedDetails) => {
            onSaved(savedDetails);
            setOpen(false);
          }}
        />
      )}
    </Card>
  );
}
