import { describe, expect, it } from 'vitest';
import { DETAILS, openResorts, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

describe('resorts', () => {
  it('cost what a room costs that is large enough, or say that none is', async () => {
    const prices = async (guests: string) => {
      const { screen } = await openResorts(
        `/search?place=Bali&lat=-8.69&lon=115.17&checkIn=2026-02-03&checkOut=2026-02-06&${guests}`,
      );
      return screen.getAllByRole('article').map(({ textContent }) => /USD [\d.]+/.exec(textContent ?? '')?.[0]);
    };
    const [two, five] = [await prices('adults=2'), await prices('adults=5')];
    expect(five.map((price, index) => price !== undefined && price !== two[index])).not.toContain(false);
  });

  it('are marked on the page of their details, too, with what the cheapest room costs', async () => {
    const { screen, actions, click } = await openResorts(DETAILS);
    await click(screen.getByRole('button', { name: /^Favourite: / }));
    expect(actions.findLast(([name]) => name === 'setFavourite')).toMatchObject([
      'setFavourite',
      { price: { amount: expect.any(Number), currency: 'USD' } },
      true,
    ]);
  });
});
