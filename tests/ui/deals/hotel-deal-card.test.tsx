import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HotelDeal } from '../../../src/domain/deals/hotel-deal.ts';
import { aHotelDeal, someRates } from '../../support/data/some-deals.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';
import { renderApp } from '../../support/pages/render-app.tsx';

async function theCard(overrides: Partial<HotelDeal> = {}) {
  await renderApp(fakeShell({ hotels: { kind: 'list', deals: [aHotelDeal(overrides)] } }));
  return screen.getByRole('article');
}

describe('the card of a hotel deal', () => {
  it('shows name, distance to 2 decimals, floored stars and discount (rules §2)', async () => {
    const card = within(await theCard({ distance: 1.239, distanceFrom: 'Dubai', rating: 4.9 }));
    expect(card.getByRole('heading', { name: 'Harbour View Hotel' })).toBeTruthy();
    expect(screen.getByRole('article').textContent).toContain('1.24 mi from Dubai');
    expect(card.getByText('4 out of 5')).toBeTruthy();
    expect(card.getByText('25% off')).toBeTruthy();
  });

  it('shows the score as a number and a word, and the meals, where the platform gives them', async () => {
    const card = await theCard({ board: 'HB', reviewScore: 8.6, reviewCount: 214 });
    expect(within(card).getByText('8.6 out of 10')).toBeTruthy();
    for (const words of ['Very good', '214 reviews', 'Half board']) expect(card.textContent).toContain(words);
  });

  it('shows a low score without a word, and no meals that can not be translated', async () => {
    const card = await theCard({ board: 'Übernachtung', reviewScore: 3, reviewCount: undefined });
    expect(within(card).getByText('3.0 out of 10')).toBeTruthy();
    expect(card.textContent).not.toMatch(/review|Übernachtung|Good/);
  });

  it('leaves out what is missing', async () => {
    const bare = { distance: null, rating: null, rates: someRates({ discountPercentage: null }) };
    const { textContent } = await theCard(bare);
    expect(textContent).not.toMatch(/ mi|out of|review|% off|null|NaN/);
  });

  it('shows a distance without a place that it is from', async () => {
    expect((await theCard({ distance: 2, distanceFrom: ' ' })).textContent).toContain('2.00 mi away');
  });

  it('opens the deal, saying that it comes from one', async () => {
    const card = within(await theCard({ link: '/booknow/hotels/search-details?id=7' }));
    expect(card.getByRole('link').getAttribute('href')).toBe('/booknow/hotels/search-details?id=7&isFromDeal=true');
  });

  it.each(['', 'javascript:alert(1)', 'https://elsewhere.example/x', '//elsewhere.example'])(
    'is no link where the deal has none to this site: %j',
    async (link) => {
      const card = within(await theCard({ link }));
      expect(card.queryByRole('link')).toBeNull();
      expect(card.getByText('Harbour View Hotel')).toBeTruthy();
    },
  );

  it('shows names full of markup, and very long ones, as the text that they are', async () => {
    const name = `<img src=x onerror=alert(1)>${'W'.repeat(200)} {{t}} $t(retry)`;
    const card = await theCard({ name, distanceFrom: '<b>here</b>' });
    expect(within(card).getByRole('heading').textContent).toBe(name);
    expect(card.textContent).toContain('mi from <b>here</b>');
    expect(card.querySelector('b, img[src="x"]')).toBeNull();
  });

  it('draws something in the place of a picture that is missing, unsafe or broken', async () => {
    const card = await theCard();
    const picture = card.querySelector('img');
    expect(picture?.getAttribute('width')).toBe('480');
    expect(picture?.getAttribute('height')).toBe('360');
    if (picture !== null) fireEvent.error(picture);
    expect(card.querySelector('img')).toBeNull();
    expect(card.querySelector('svg[viewBox="0 0 480 360"]')).not.toBeNull();
  });

  it.each(['', 'data:image/png;base64,AA', 'javascript:alert(1)'])('never loads %j as a picture', async (heroImage) => {
    expect((await theCard({ heroImage })).querySelector('img')).toBeNull();
  });
});
