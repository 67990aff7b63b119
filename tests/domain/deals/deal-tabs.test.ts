import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealTabs } from '../../../src/domain/deals/deal-tab.ts';
import { anyBookingMenu } from '../../support/agency-arbitraries.ts';

describe('dealTabs (specification §4; readings 26)', () => {
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

  it('lists a service once, even where a menu repeats it', () => {
    const hotels = { service: 'hotels', active: true } as const;
    expect(dealTabs([hotels, { service: 'cars', active: true }, hotels])).toEqual(['hotels', 'cars']);
  });

  it('takes only true itself for active', () => {
    expect(dealTabs([{ service: 'hotels', active: 'yes' as unknown as boolean }])).toEqual([]);
  });

  it('is the active part of every menu without Resorts, in its order', () => {
    fc.assert(
      fc.property(anyBookingMenu, (menu) => {
        const enabled = menu.filter(({ service, active }) => active && service !== 'resorts');
        expect(dealTabs(menu)).toEqual(enabled.map(({ service }) => service));
      }),
    );
  });
});
