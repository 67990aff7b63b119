import type { UserProfile } from '@livery/remote';
import { Page, TabLinks } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { definitionOf, PRODUCTS } from '../../booking/product/product.ts';
import { AgentsOnly, Refusal } from '../common/account-states.tsx';
import { isSalesAgent, managesAgency, mayRead } from '../common/permissions.ts';
import { ProfileView } from '../profile/profile-screen.tsx';
import { SupportView } from '../support/support-screens.tsx';
import type english from '../texts/en.json';
import { type Setting, SettingsCard } from './settings-form.tsx';
import { SETTINGS_PAGES } from './settings-pages.ts';

type PageName = (typeof SETTINGS_PAGES)[number];

/** A page of the platform's settings, the heading of a card, and the settings in it by their kinds. */
type CardOf<Heading> = readonly [page: string, heading: Heading, settings: readonly Setting[]];

const MARKUPS = 'markups';

/** The platform's names of the markups. */
const MARKUP_FIELDS = PRODUCTS.map((product) => `${product}Markup` as const);

/** What an agency can sell: the products of this app, and what the resort app books. */
const SERVICES = [...PRODUCTS.map((product) => definitionOf(product).service), 'resorts'] as const;

/** The cards of each page. Markups are added to wholesale rates. */
const CARDS = {
  agency: [
    ['product', MARKUPS, of('percent', MARKUP_FIELDS)],
    [
      'agency',
      'address',
      [
        ...of('text', ['agencyName']),
        ...of('email', ['contactEmailId']),
        ...of('tel', ['contactPhoneNumber']),
        ...of('text', ['addressLine1', 'zipCode', 'city', 'state', 'country']),
      ],
    ],
  ],
  website: [
    [
      'website',
      'appearance',
      [
        ...of('text', ['siteTitle', 'primaryColor']),
        ...of('lines', ['siteDescription']),
        ...of('switch', ['showTopDestinations', 'showAboutUs', 'showFaq', 'allowSignUp']),
      ],
    ],
    ['website', 'networks', of('url', ['facebook', 'instagram', 'linkedin', 'twitter'])],
  ],
  payment: [
    [
      'payment',
      'payouts',
      [
        ...of('text', ['gateway', 'currency', 'payoutSchedule', 'payoutAccountEnding', 'taxNumber']),
        ...of('switch', ['sendReceipts']),
      ],
    ],
  ],
  product: [['product', 'products', of('switch', [...SERVICES, 'sameDayBookings'])]],
} as const satisfies Record<Exclude<PageName, 'profile'>, readonly CardOf<string>[]>;

const SUPPORT: readonly Setting[] = [
  ...of('email', ['supportEmail']),
  ...of('tel', ['supportPhone']),
  ...of('text', ['openingHours']),
  ...of('number', ['answerWithinHours']),
  ...of('switch', ['showChat']),
];

/** A setting that has a text. */
type FieldName = keyof typeof english.settings.fields;

function of(kind: Setting['kind'], names: readonly FieldName[]): readonly Setting[] {
  return names.map((name) => ({ name, kind }));
}

/**
 * `/settings/…`, with tabs for the other pages: for sales agents, all but the
 * profile's are disabled, and so are their pages.
 *
 * @see rules §2, account paths, and §6
 */
export function SettingsScreen({ name }: { readonly name: PageName }) {
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
              <Refusal level={2} reason={t('access.notForSales')} />
            ) : (
              <SettingsCards name={name} profile={profile} />
            )}
          </Page>
        );
      }}
    </AgentsOnly>
  );
}

/** The settings of a page; markups aren't shown to restricted agents (rules §6). */
function SettingsCards({ name, profile }: { readonly name: PageName; readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  if (name === 'profile') return <ProfileView />;
  return CARDS[name]
    .filter(([, heading]) => heading !== MARKUPS || !profile.isRestrictedAgent)
    .map(([page, heading, settings]) => (
      <SettingsCard
        key={heading}
        heading={t(`settings.${heading}`)}
        page={page}
        settings={settings}
        profile={profile}
      />
    ));
}

/**
 * `/settings/support`: a request for help; owners and administrators also set the agency's contact for travellers.
 */
export function SupportSettings() {
  const { t } = useTranslation('account');
  return (
    <AgentsOnly feature="support">
      {(profile) => (
        <Page title={t('account.support')} lead={t('support.agentLead')}>
          <SupportView />
          {managesAgency(profile) && (
            <SettingsCard heading={t('settings.support')} page="support" settings={SUPPORT} profile={profile} />
          )}
        </Page>
      )}
    </AgentsOnly>
  );
}
