import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { useQuery } from '../../../kit/data/use-query.ts';
import { useToday } from '../../../kit/format/days.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { readTrips } from '../bookings/trip-wire.ts';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { mayRead } from '../frame/may-read.ts';
import { AgentShortcuts } from './agent-shortcuts.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { figuresOf } from './figures-of.ts';
import { LatestBookings } from './latest-bookings.tsx';

/** Where an agent's day begins: how the agency does, what was booked last, and the ways on (rules §2). */
export function CommandCenter() {
  return <ForAgents>{(profile) => <Desk profile={profile} />}</ForAgents>;
}

function Desk({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const name = profile.firstName;
  return (
    <Page title={t('command.title')} lead={name === '' ? t('overview.greeting') : t('overview.greetingTo', { name })}>
      {mayRead(profile, 'bookings') && <AgencyBookings profile={profile} />}
      <Section heading={t('overview.shortcuts')}>
        <AgentShortcuts profile={profile} />
      </Section>
    </Page>
  );
}

function AgencyBookings({ profile }: { readonly profile: UserProfile }) {
  const today = useToday().toString();
  const asked = useQuery({ method: 'GET', path: '/api/reference/bookings' }, readTrips);
  return (
    <AccountAsked asked={asked}>
      {(trips) => (
        <>
          <FigureGrid figures={figuresOf(trips, today)} profile={profile} />
          <LatestBookings trips={trips} />
        </>
      )}
    </AccountAsked>
  );
}
