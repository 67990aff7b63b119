import type { UserProfile } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { PRODUCTS } from '../../booking/offer/offer.ts';
import { productDefinition } from '../../booking/product/product.ts';
import { type Setting, settingsOfKind } from './setting.ts';
import { SettingsCard } from './settings-form.tsx';
import { type PageName, SettingsPage } from './settings-page.tsx';

/** A page of the platform's settings, the heading of a card, and the card's settings by kind. */
type CardEntry<Heading> = readonly [page: string, heading: Heading, settings: readonly Setting[]];

const MARKUPS_PAGE = 'markups';

/** The platform's names of the markups: for this app's products, and for resorts. */
const MARKUP_FIELDS = [...PRODUCTS, 'resort' as const].map((product) => `${product}Markup` as const);

/** The services that an agency can sell: this app's products, and resorts. */
const SERVICES = [...PRODUCTS.map((product) => productDefinition(product).service), 'resorts'] as const;

/** The cards of each page. Markups are added to wholesale rates. */
const CARDS_BY_PAGE = {
  agency: [
    ['product', MARKUPS_PAGE, settingsOfKind('percent', MARKUP_FIELDS)],
    [
      'agency',
      'address',
      [
        ...settingsOfKind('text', ['agencyName']),
        ...settingsOfKind('email', ['contactEmailId']),
        ...settingsOfKind('tel', ['contactPhoneNumber']),
        ...settingsOfKind('text', ['addressLine1', 'zipCode', 'city', 'state', 'country']),
      ],
    ],
  ],
  payment: [
    [
      'payment',
      'payouts',
      [
        ...settingsOfKind('text', ['gateway', 'currency', 'payoutSchedule', 'payoutAccountEnding', 'taxNumber']),
        ...settingsOfKind('switch', ['sendReceipts']),
      ],
    ],
  ],
  product: [['product', 'products', settingsOfKind('switch', [...SERVICES, 'sameDayBookings'])]],
} as const satisfies Record<Exclude<PageName, 'profile' | 'website'>, readonly CardEntry<string>[]>;

/** `/settings/…`, except the profile and the website. */
export function SettingsScreen({ name }: { readonly name: Exclude<PageName, 'profile' | 'website'> }) {
  return <SettingsPage name={name}>{(profile) => <SettingsCards name={name} profile={profile} />}</SettingsPage>;
}

/** The settings of a page; markups aren't shown to restricted agents (rules §6). */
function SettingsCards({
  name,
  profile,
}: {
  readonly name: Exclude<PageName, 'profile' | 'website'>;
  readonly profile: UserProfile;
}) {
  const { t } = useTranslation('account');
  return CARDS_BY_PAGE[name]
    .filter(([, heading]) => heading !== MARKUPS_PAGE || !profile.isRestrictedAgent)
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
