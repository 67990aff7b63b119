import type { ReactNode } from 'react';
import { Page } from '../../../kit/page.tsx';
import { TabLinks } from '../../../kit/tab-links.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { ForPeople } from '../frame/for-people.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of a traveller's account, with the way to its others; the wallet's only where there is one (specification §6). */
export function TravellerPage({ title, lead, children }: Props) {
  const say = useVoice();
  const { profile } = useLive(useRemote().session);
  const links = [
    { to: '/mytrip/dashboard', label: say('account.overview') },
    { to: '/mytrip/mytrips', label: say('account.trips') },
    ...(profile?.hasRewardWallet === true ? [{ to: '/mytrip/wallet/', label: say('account.wallet') }] : []),
    { to: '/mytrip/profile', label: say('account.profile') },
    { to: '/mytrip/support', label: say('account.support') },
  ];
  return (
    <ForPeople>
      <Page title={title} {...(lead === undefined ? {} : { lead })}>
        <TabLinks label={say('account.label')} links={links} />
        {children}
      </Page>
    </ForPeople>
  );
}
