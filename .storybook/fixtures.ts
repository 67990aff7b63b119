import type { Agency } from '@livery/contract/agency/agency';
import { MENU_LABELS, type MenuText } from '@livery/contract/navigation/menu-labels';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '@livery/testkit/texts';
import { anAgent } from '@livery/testkit/users';
import type { ActivityDeal } from '../src/domain/deals/activity-duration.ts';
import type { CarDeal } from '../src/domain/deals/car-card.ts';
import type { DealTab } from '../src/domain/deals/deal-tab.ts';
import type { HotelDeal } from '../src/domain/deals/hotel-deal.ts';
import type { SideNavigationItem } from '../src/domain/navigation/side-navigation.ts';
import { anAgency } from '../tests/support/data/an-agency.ts';
import { aCarDeal, aHotelDeal, anActivityDeal } from '../tests/support/data/some-deals.ts';
import { signedInAs } from '../tests/support/seen.ts';

export { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT };

/** Agencies of the sandbox by subdomain. Their brand colours are ordinary, very pale, nearly black, and in between. */
export const BRANDS: Readonly<Record<string, Agency>> = {
  aurora: brand('Aurora Journeys', '#0b7285', '/media/logo/aurora.svg', '/media/favicon/aurora.svg'),
  marigold: brand('Marigold Holidays', '#fff1a8', '/media/logo/marigold.svg', '/media/favicon/marigold.svg'),
  noir: brand('Noir Private Travel', '#101014', '/media/logo/noir.svg', '/media/favicon/noir.svg'),
  rihla: brand('Rihla', '#a8481f', '/media/logo/rihla.svg', '/media/favicon/rihla.svg'),
  fiesta: brand('Fiesta', '#c2185b', '/media/logo/fiesta.svg', '/media/favicon/fiesta.svg'),
};

function brand(name: string, primaryColor: string, logo: string, logoMobile: string): Agency {
  return anAgency({ name, primaryColor, logo, logoMobile });
}

export const NO_LOGO = { logo: '', logoMobile: '' };

/** An agency without log-in and sign-up. */
export const NO_LOGIN_OR_SIGNUP: Partial<Agency> = { hidesLogin: true, hidesSignup: true };

/** An agent, who sees what the agency pays and earns. */
export const SIGNED_IN_AGENT = {
  ...signedInAs(anAgent(['book-now', 'my-trips', 'clients', 'markup'], { credits: { amount: 1250, currency: 'USD' } })),
  showsAgentFigures: true,
};

export const TABS: readonly DealTab[] = ['hotels', 'cars', 'activities', 'flights', 'cruises'];

export function hotel(overrides: Partial<HotelDeal> = {}): HotelDeal {
  return aHotelDeal({ heroImage: '/media/scene/sea/harbour-view.svg', ...overrides });
}

export function car(overrides: Partial<CarDeal> = {}): CarDeal {
  return aCarDeal({ picture: '/media/car/hatchback/kestrel-1.svg', logo: '/media/supplier/kestrel.svg', ...overrides });
}

export function activity(overrides: Partial<ActivityDeal> = {}): ActivityDeal {
  return anActivityDeal({ image: '/media/scene/sailing/kayak.svg', ...overrides });
}

/** Enabled and disabled items, one with the agency's own label and path, and one that leads to another site. */
export const SIDE_NAVIGATION_ITEMS: readonly SideNavigationItem[] = [
  item('dashboard'),
  item('book-now'),
  item('my-trips'),
  { ...item('wallet'), disabled: true },
  { ...item('dashboard'), text: null, label: LONG_TEXT, path: '/users/guides' },
  { ...item('xeni-academy'), opens: 'academy', external: true },
];

function item(text: MenuText): SideNavigationItem {
  return { text, label: MENU_LABELS[text], path: `/${text}`, disabled: false, opens: 'page', external: false };
}
