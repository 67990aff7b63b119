import type { Live } from '@livery/contract/shared/live';
import type { DealOfTab } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import type { DealList } from '../deals/deals.ts';
import type { Shell } from '../shell.ts';

/** The parts of a shell's state that people look for when they ask why, with their names. */
export function liveValues(shell: Shell): readonly (readonly [name: string, value: Live<unknown>])[] {
  const { agency, session, market, navigation, deals, content, notices, trip, code } = shell;
  return [
    ['agency', agency.state],
    ['agency policies', agency.policies],
    ['signed in', session.signedIn],
    ['profile', session.profile],
    ['deep link', session.deepLink],
    ['log-in dialog', session.signInOffered],
    ['language', market.language],
    ['languages', market.languages],
    ['currency', market.currency],
    ['enabled currencies', market.enabledCurrencies],
    ['exchange rates', market.rates],
    ['not converted because', market.unconverted],
    ['today', trip.today],
    ['profile menu', navigation.profileMenu],
    ['side navigation', navigation.sideNavigation],
    ['sidebar', navigation.sidebar],
    ['deals tabs', deals.tabs],
    ['deals tab', deals.tab],
    ...dealLists(shell).map(([name, { state }]) => [`${name} deals`, state] as const),
    ['prices are shown', deals.showsPrices],
    ['agents’ figures are shown', deals.showsAgentFigures],
    ['About page', content.about],
    ['FAQ page', content.faq],
    ['notices', notices.toasts],
    ['updates', code.updates],
  ];
}

/** The deals of each product that has some, by tab. */
export function dealLists({
  deals,
}: Shell): readonly (readonly [name: string, list: DealList<DealOfTab<TabWithDeals>>])[] {
  return Object.entries<object>({ ...deals }).flatMap(([name, part]) =>
    isDealList(part) ? [[name, part] as const] : [],
  );
}

function isDealList(part: object): part is DealList<DealOfTab<TabWithDeals>> {
  return 'state' in part && 'load' in part;
}
