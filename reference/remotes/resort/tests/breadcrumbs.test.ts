import { breadcrumbTrail, labelsOf, stepsAbove } from '@livery/reference-testing/breadcrumbs';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { RESORT_PAGES } from '../resort-pages.ts';
import { openCheckout, openResorts, STAY, someResort, stopTheClock } from './hold-a-unit.ts';

describe('the breadcrumbs of a resort', () => {
  const pages = { ...RESORT_PAGES, reservation: null };
  stopTheClock();

  it('lead to the steps above, with the search of the visitor', async () => {
    const view = await openResorts(`/search?place=Bali&lat=-8.69&lon=115.17&${STAY}`);
    expect(labelsOf(stepsAbove(view, 'search', pages))).toEqual(['Resorts']);
    const [firstElement] = view.screen.getAllByRole('article').flatMap((card) => within(card).getAllByRole('link'));
    await view.click(firstElement ?? expect.fail('Nothing was found.'));
    const details = stepsAbove(view, 'details', pages);
    expect(labelsOf(details)).toEqual(['Resorts', 'Bali']);
    expect(details[1]?.url.search).toBe(`?place=Bali&lat=-8.69&lon=115.17&${STAY}`);
  });

  it('leave out results that the visitor does not come from', async () => {
    const trail = breadcrumbTrail(await openResorts(`/details?property=${someResort().id}&${STAY}`));
    expect(trail.map(({ label, url }) => [label, url.pathname])).toEqual([['Resorts', RESORT_PAGES.base]]);
  });

  it('lead from the checkout to the resort that is held', async () => {
    const checkout = stepsAbove(await openCheckout(), 'checkout', pages);
    expect(labelsOf(checkout)).toEqual(['Resorts', someResort().name]);
    expect(checkout[1]?.url.search).toBe(`?property=${someResort().id}&${STAY}`);
  });
});
