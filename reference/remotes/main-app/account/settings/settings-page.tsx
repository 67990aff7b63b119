import { Page, TabLinks, type UserProfile } from '@livery/remote';
import { Notice } from '@livery/ui/notice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AgentsOnly, RefusedState } from '../common/account-states.tsx';
import { LeaveGuard } from '../common/leave-guard.tsx';
import { isSalesAgent, mayChangeSettings, mayRead } from '../common/permissions.ts';
import { SETTINGS_PAGES } from './settings-pages.ts';

export type PageName = (typeof SETTINGS_PAGES)[number];

interface Props {
  readonly name: PageName;
  readonly children: (profile: UserProfile) => ReactNode;
}

/**
 * A page below `/settings`, with tabs for the other pages. For sales agents, all pages except the profile, and their
 * tabs, are disabled.
 *
 * @see rules §2, account paths, and §6
 */
export function SettingsPage({ name, children }: Props) {
  const { t } = useTranslation('account');
  return (
    <AgentsOnly feature={name === 'profile' ? undefined : 'settings'}>
      {(profile) => {
        const closed = (page: PageName) =>
          (isSalesAgent(profile) || !mayRead(profile, 'settings')) && page !== 'profile';
        const links = SETTINGS_PAGES.map((page) => ({
          to: `/settings/${page}`,
          label: t(`settings.pages.${page}`),
          disabled: closed(page),
        }));
        return (
          <Page title={t(`settings.pages.${name}`)} lead={t(`settings.leads.${name}`)}>
            <TabLinks label={t('settings.title')} links={links} />
            {closed(name) ? (
              <RefusedState level={2} reason={t('access.notForSales')} />
            ) : (
              <LeaveGuard>
                {name !== 'profile' && !mayChangeSettings(profile) && <Notice>{t('settings.locked')}</Notice>}
                {children(profile)}
              </LeaveGuard>
            )}
          </Page>
        );
      }}
    </AgentsOnly>
  );
}
