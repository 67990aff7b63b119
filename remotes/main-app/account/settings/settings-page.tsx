import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { TabLinks } from '../../../kit/navigation/tabs.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { Refusal } from '../common/page-states.tsx';
import { isSalesAgent, mayRead } from '../common/permissions.ts';

const SETTINGS = ['agency', 'website', 'profile', 'payment', 'product'] as const;

type SettingsName = (typeof SETTINGS)[number];

interface Props {
  readonly name: SettingsName;
  readonly children: (profile: UserProfile) => ReactNode;
}

/**
 * A page of the settings, with tabs for the others: for sales agents, all but
 * the profile's are disabled, and so are their pages.
 *
 * @see rules §2, account paths, and §6
 */
export function SettingsPage({ name, children }: Props) {
  const { t } = useTranslation('account');
  return (
    <ForAgents feature={name === 'profile' ? undefined : 'settings'}>
      {(profile) => {
        const closed = (page: SettingsName) =>
          (isSalesAgent(profile) || !mayRead(profile, 'settings')) && page !== 'profile';
        const links = SETTINGS.map((page) => ({
          to: `/settings/${page}`,
          label: t(`settings.pages.${page}`),
          disabled: closed(page),
        }));
        return (
          <Page title={t(`settings.pages.${name}`)} lead={t(`settings.leads.${name}`)}>
            <TabLinks label={t('settings.title')} links={links} />
            {closed(name) ? <Refusal level={2} reason={t('access.notForSales')} /> : children(profile)}
          </Page>
        );
      }}
    </ForAgents>
  );
}
