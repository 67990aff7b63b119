import { test } from '@fast-check/vitest';
import { anyBookingMenu } from '@livery/testkit/arbitraries';
import { describe, expect, it } from 'vitest';
import {
  chooseTab,
  DEAL_PRODUCTS,
  type DealTab,
  dealTabs,
  productForTab,
  promoPath,
  showsDeals,
  tabForProduct,
  tabLabel,
} from '../../../src/domain/deals/deal-tab.ts';
import { anyTabs, anyWantedTab } from '../../support/arbitraries/deal-arbitraries.ts';

// @rule 1.3, 4.5
describe('dealTabs (rules §4; rules 3.3)', () => {
  it("lists the active services in the menu's own order", () => {
    expect(
      dealTabs([
        { service: 'flights', active: true },
        { service: 'hotels', active: false },
        { service: 'cars', active: true },
        { service: 'cruises', active: true },
        { service: 'activities', active: true },
      ]),
    ).toEqual(['flights', 'cars', 'cruises', 'activities']);
  });

  it('has no tab for Resorts', () => {
    expect(dealTabs([{ service: 'resorts', active: true }])).toEqual([]);
  });

  test.prop([anyBookingMenu])('is the active part of every menu without Resorts, in its order', (menu) => {
    const enabled = menu.filter(({ service, active }) => active && service !== 'resorts');
    expect(dealTabs(menu)).toEqual(enabled.map(({ service }) => service));
  });
});

// @rule 2.11, 7.8
describe('what a tab searches for (rules 2.11)', () => {
  it('searches hotels, activities and cars on their tabs', () => {
    expect((['hotels', 'activities', 'cars'] as const).map(productForTab)).toEqual(['hotel', 'activity', 'car']);
  });

  it('sends no request on Cruises and Flights, which have a banner instead', () => {
    expect((['cruises', 'flights'] as const).map(productForTab)).toEqual([null, null]);
  });

  it('shows each product on the tab that searches for it', () => {
    for (const product of DEAL_PRODUCTS) expect(productForTab(tabForProduct(product))).toBe(product);
  });
});

describe('the tabs of the product deals (rules §2)', () => {
  it.each<[DealTab, string, string]>([
    ['hotels', 'Hotels', '/booknow/hotels'],
    ['cars', 'Car Rentals', '/booknow/cars'],
    ['activities', 'Activities', '/booknow/activities'],
    ['flights', 'Flights', '/booknow/flights'],
    ['cruises', 'Cruises', '/booknow/cruise'],
  ])('%s is labelled %s and books on %s', (tab, label, path) => {
    expect(tabLabel(tab)).toBe(label);
    expect(promoPath(tab)).toBe(path);
  });
});

const everyTab: readonly DealTab[] = ['hotels', 'cars', 'activities', 'flights', 'cruises'];

describe('showsDeals (rules 2.11)', () => {
  it.each([
    ['hotels', true],
    ['activities', true],
    ['cars', true],
    ['cruises', false],
    ['flights', false],
  ] as const)('%s: %j', (tab, shown) => {
    expect(showsDeals(tab)).toBe(shown);
  });
});

// @rule 2.9, 4.5
describe('chooseTab: ?tab where that service is enabled, else the first active service (rules 4.5)', () => {
  it.each([
    ['Hotels', 'hotels'],
    ['Car Rentals', 'cars'],
    ['Cars', 'cars'],
    ['Activities', 'activities'],
    ['Flights', 'flights'],
    ['Air Travel', 'flights'],
    ['Cruises', 'cruises'],
    ['Cruise', 'cruises'],
    ['aIR tRAVEL', 'flights'],
    ['cars', 'cars'],
    ['CRUISE', 'cruises'],
  ])('opens ?tab=%s on %s', (wanted, tab) => {
    const anotherFirst = [...everyTab].sort((a, b) => Number(a === tab) - Number(b === tab));
    expect(chooseTab(wanted, anotherFirst)).toBe(tab);
  });

  it.each([undefined, '', 'Resorts', 'Trains', '__proto__', 'constructor', 'toString', '1'])(
    "opens the agency's first tab for %s",
    (wanted) => {
      expect(chooseTab(wanted, ['cruises', 'hotels'])).toBe('cruises');
    },
  );

  test.prop([anyWantedTab, anyTabs])('is an enabled tab, or null only without any, for every text', (wanted, tabs) => {
    const chosen = chooseTab(wanted, tabs);
    if (chosen === null) expect(tabs).toEqual([]);
    else expect(tabs).toContain(chosen);
  });

  test.prop([anyTabs])('opens every enabled tab by its own label', (tabs) =>
    tabs.every((tab) => chooseTab(tabLabel(tab), tabs) === tab),
  );
});
