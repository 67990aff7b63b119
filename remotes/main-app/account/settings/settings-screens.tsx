import { useTranslation } from 'react-i18next';
import { Page } from '../../../kit/layout/page.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { managesAgency } from '../common/permissions.ts';
import { ProfileView } from '../profile/profile-screen.tsx';
import { SupportView } from '../support/support-screens.tsx';
import { ADDRESS, APPEARANCE, MARKUPS, NETWORKS, PAYMENT, PRODUCTS_SOLD, SUPPORT } from './setting-groups.ts';
import { SettingsCard } from './settings-form.tsx';
import { SettingsPage } from './settings-page.tsx';

/** `/settings/agency`: what the agency adds to wholesale rates, and who it is; the first isn't for restricted agents (rules §6). */
export function AgencySettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="agency">
      {(profile) => (
        <>
          {!profile.isRestrictedAgent && (
            <SettingsCard heading={t('settings.markups')} page="product" settings={MARKUPS} profile={profile} />
          )}
          <SettingsCard heading={t('settings.address')} page="agency" settings={ADDRESS} profile={profile} />
        </>
      )}
    </SettingsPage>
  );
}

export function PaymentSettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="payment">
      {(profile) => (
        <SettingsCard heading={t('settings.payouts')} page="payment" settings={PAYMENT} profile={profile} />
      )}
    </SettingsPage>
  );
}

export function ProductSettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="product">
      {(profile) => (
        <SettingsCard heading={t('settings.products')} page="product" settings={PRODUCTS_SOLD} profile={profile} />
      )}
    </SettingsPage>
  );
}

export function ProfileSettings() {
  return <SettingsPage name="profile">{() => <ProfileView />}</SettingsPage>;
}

export function WebsiteSettings() {
  const { t } = useTranslation('account');
  return (
    <SettingsPage name="website">
      {(profile) => (
        <>
          <SettingsCard heading={t('settings.appearance')} page="website" settings={APPEARANCE} profile={profile} />
          <SettingsCard heading={t('settings.networks')} page="website" settings={NETWORKS} profile={profile} />
        </>
      )}
    </SettingsPage>
  );
}

/** `/settings/support`: asking for help; those who run the agency also set how travellers reach it. */
export function SupportSettings() {
  const { t } = useTranslation('account');
  return (
    <ForAgents feature="support">
      {(profile) => (
        <Page title={t('account.support')} lead={t('support.agentLead')}>
          <SupportView />
          {managesAgency(profile) && (
            <SettingsCard heading={t('settings.support')} page="support" settings={SUPPORT} profile={profile} />
          )}
        </Page>
      )}
    </ForAgents>
  );
}
