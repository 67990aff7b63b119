import { expect, it } from 'vitest';
import { BALI, openResorts, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

const aDeal = (index: number) => ({
  ...{ id: `r${index}`, name: `Resort ${index}`, image: '', location: 'Bali', rating: 4, amenities: [] },
  ...{ coordinates: { lat: -8.69, lon: 115.17 }, price: { amount: 100 + index, currency: 'USD' } },
});

it('of very many resorts some are shown, and more on demand, the first of which gets the focus', async () => {
  const data = Array.from({ length: 200 }, (_, index) => aDeal(index));
  const { screen, click } = await openResorts(BALI, {
    respond: (call) =>
      call.path === '/properties/deals' ? { ok: true, value: { data } } : { ok: false, error: { kind: 'unreachable' } },
  });
  expect(screen.getByText('200 resorts')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(15);
  await click(screen.getByRole('link', { name: 'Show 15 more' }));
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(30);
  expect(cards[15]?.contains(document.activeElement)).toBe(true);
});
