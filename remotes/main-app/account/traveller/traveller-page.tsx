import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { TabLinks } from '../../../kit/navigation/tabs.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { ForSignedIn } from '../common/account-states.tsx';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of a traveller's account, with tabs for the others; the wallet's only where there is one (rules §6). */
export function TravellerPage({ title, lead, children }: Props) {
  const { t } = useTranslation('account');
  const { profile } = useLive(useRemote().session);
  const links = [
    { to: '/mytrip/dashboard', label: t('account.overview') },
    { to: '/mytrip/mytrips', label: t('account.trips') },
    ...(profile?.hasRewardWallet === true ? [{ to: '/mytrip/wallet/', label: t('account.wallet') }] : []),
    { to: '/mytrip/profile', label: t('account.profile') },
    { to: '/mytrip/support', label: t('account.support') },
  ];
  return (
    <ForSignedIn>
      <Page title={title} {...(lead === undefined ? {} : { lead })}>
        <TabLinks label={t('account.label')} links={links} />
        {children}
      </Page>
    </ForSignedIn>
  );
}
