import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { fillDay } from '@livery/reference-testing/fill-day';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { withoutFields } from '@livery/reference-testing/without-fields';
import type { CallResult } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { BALI, DETAILS, openResorts, STAY, someResort, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

const PLACE = 'place=Bali&lat=-8.69&lon=115.17';

describe('the search', () => {
  it.each([
    '',
    `/search?lat=91&lon=0&${STAY}`,
    `/search?${PLACE}`,
    `/search?${PLACE}&checkIn=2026-01-31&checkOut=2026-02-02`,
  ])('is the panel of the shell: %s', async (address) => {
    const { actions } = await openResorts(address);
    expect(actions).toContainEqual(['searchPanel', { service: 'resorts', form: 'full' }]);
    expect(actions.filter(([name]) => name === 'navigate')).toEqual([]);
  });
});

describe('the results', () => {
  const names = (screen: Awaited<ReturnType<typeof openResorts>>['screen']) =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('request the resorts around the place, in the visitor’s currency (rules §7)', async () => {
    const { calls, screen } = await openResorts(BALI, { currency: { currency: 'EUR', country: 'ES' } });
    expect(calls).toEqual([
      {
        service: 'resort',
        method: 'POST',
        path: '/properties/deals',
        query: { currency: 'EUR' },
        body: { lat: -8.69, lon: 115.17 },
      },
    ]);
    expect(screen.getByText(`${names(screen).length} resorts`)).toBeTruthy();
  });

  it('are marked as favourites, with the stay and what it costs', async () => {
    const { screen, actions, click } = await openResorts(BALI);
    const [heart] = screen.getAllByRole('button', { name: /^Favourite: / });
    if (heart === undefined) throw new Error('Every card has a heart.');
    await click(heart);
    expect(heart.getAttribute('aria-pressed')).toBe('true');
    expect(actions.findLast(([name]) => name === 'setFavourite')).toMatchObject([
      'setFavourite',
      {
        product: 'resort',
        path: expect.stringMatching(/^\/booknow\/resort\/details\?.*checkIn=/),
        price: { amount: expect.any(Number), currency: 'USD' },
      },
      true,
    ]);
  });

  it('are requested again in another currency, and the former request is cancelled (rules §4)', async () => {
    const requests: { readonly call: RemoteCall; readonly signal: AbortSignal }[] = [];
    const { setCurrency, settled } = await openResorts(BALI, {
      respond: (call, signal) => {
        requests.push({ call, signal });
        return new Promise<CallResult>(() => undefined);
      },
    });
    setCurrency({ currency: 'JPY', country: 'JP' });
    await settled();
    expect(requests.map(({ call, signal }) => [call.query?.['currency'], signal.aborted])).toEqual([
      ['USD', true],
      ['JPY', false],
    ]);
  });

  it('can be filtered by what is on site, and sorted', async () => {
    const { screen, click, context } = await openResorts(BALI);
    const all = names(screen).length;
    const rare = screen.getAllByRole('checkbox').find((box) => !box.closest('label')?.textContent?.endsWith(`${all}`));
    await click(rare ?? screen.getByRole('main'));
    expect(context.location.now().search).toContain('with=');
    expect(names(screen).length).toBeLessThan(all);
    await click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] ?? screen.getByRole('main'));
    await click(screen.getByRole('radio', { name: /^Lowest price/ }));
    const inResults = screen
      .getAllByRole('article')
      .map(({ textContent }) => Number(/FromUSD ([\d.]+)for 3 nights/.exec(textContent ?? '')?.[1]));
    expect(inResults).toHaveLength(all);
    expect(inResults).toEqual([...inResults].sort((a, b) => a - b));
  });

  it('cost so many times the night, from the cheapest room on', async () => {
    const { screen } = await openResorts(`/search?${PLACE}&checkIn=2026-02-10&checkOut=2026-02-14`);
    for (const { textContent } of screen.getAllByRole('article')) {
      const [, total, night] =
        /FromUSD ([\d.]+)for 4 nights\u2068?USD ([\d.]+)\u2069? per night/.exec(textContent ?? '') ?? [];
      expect(Number(night) * 4).toBeCloseTo(Number(total), 2);
    }
  });

  it('say which filter to remove where they leave nothing, and remove it', async () => {
    const { screen, click, context } = await openResorts(`${BALI}&least=999999USD&rating=3.5`);
    expect(screen.getByText('Nothing matches all your filters')).toBeTruthy();
    await click(screen.getByRole('link', { name: /^Without “\u2068From .*”: \d+ resorts?$/ }));
    expect(context.location.now().search).not.toContain('least=');
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
    await click(screen.getByRole('button', { name: 'Remove filter: Stars: 3.5 and above' }));
    expect(context.location.now().search).not.toContain('rating=');
  });

  it('show no price, in no order and no filter, to people who may not see prices', async () => {
    const { element, screen } = await openResorts(`${BALI}&sort=cheapest&least=9999USD&most=1USD`, {
      session: { showsPrices: false },
    });
    expect(element.innerHTML).not.toMatch(/USD \d/);
    const orders = screen
      .getAllByRole('radio', { name: /^(Nearest|Lowest|Highest|Best)/ })
      .map(({ parentElement }) => parentElement?.textContent);
    expect(orders).toEqual(['Nearest', 'Best rated']);
    expect(names(screen).length).toBeGreaterThan(1);
  });

  it('are in no order by what none of them tells', async () => {
    const { screen } = await openResorts(BALI, { respond: withoutFields(sandboxResponses(), 'rating', 'price') });
    expect(names(screen).length).toBeGreaterThan(1);
    expect(screen.queryByRole('radio', { name: /^(Lowest|Highest|Best)/ })).toBeNull();
  });

  it('show a message where there are none, and offer Retry where they can’t be loaded', async () => {
    const none = await openResorts(`/search?lat=0&lon=-140&${STAY}`);
    expect(none.screen.getByText('No resorts found here')).toBeTruthy();
    const view = await openResorts(BALI, { respond: () => ({ ok: false, error: { kind: 'unreachable' } }) });
    await view.click(view.screen.getByRole('button', { name: 'Retry' }));
    expect(view.calls).toHaveLength(2);
  });
});

describe('a resort', () => {
  it('shows its facts and rules, and what its rooms cost for the stay', async () => {
    const { screen, actions, calls } = await openResorts(DETAILS);
    expect(actions).toContainEqual(['titlePage', someResort().name]);
    expect(screen.getByRole('region', { name: 'House rules' }).textContent).toMatch(/years old/);
    expect(screen.getByRole('region', { name: 'Good to know' }).textContent).toMatch(/Open since/);
    expect(screen.getAllByText('for 2 nights').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Sold out').length).toBeGreaterThan(0);
    expect(screen.getByText('Too small for your group')).toBeTruthy();
    expect(calls.at(-1)?.query).toMatchObject({ check_in: '2026-02-03', check_out: '2026-02-05' });
  });

  it('is shown for other days', async () => {
    const { screen, element, click, settled, calls } = await openResorts(DETAILS);
    fillDay(element, 'Check-out', '2026-02-01');
    await settled();
    await click(screen.getByRole('button', { name: 'Update' }));
    expect(screen.getByText('Please choose a check-out date after check-in')).toBeTruthy();
    fillDay(element, 'Check-out', '2026-02-09');
    await settled();
    await click(screen.getByRole('button', { name: 'Update' }));
    expect(calls.at(-1)).toMatchObject({ path: '/properties/availability', query: { check_out: '2026-02-09' } });
  });

  it('reports that another guest was faster, and reloads the rooms', async () => {
    const respond = sandboxResponses({ app: createSandbox() });
    const { screen, click, calls } = await openResorts(DETAILS, {
      respond: async (call) =>
        call.path === '/itineraries'
          ? { ok: false, error: { kind: 'refused', status: 409, message: '' } }
          : respond(call),
    });
    await click(screen.getByRole('button', { name: 'Hold and continue: Terrace Suite' }));
    expect(screen.getByRole('alert').textContent).toMatch(/This room has just been taken/);
    expect(calls.at(-1)?.path).toBe('/properties/availability');
  });

  it('holds nothing for people who may not see prices', async () => {
    const { element, screen } = await openResorts(DETAILS, { session: { showsPrices: false } });
    expect(element.innerHTML).not.toContain('USD');
    expect(screen.queryByRole('button', { name: /Hold/ })).toBeNull();
  });

  it('that isn’t there leads back to the search', async () => {
    const { screen } = await openResorts('/details?property=R0');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this resort");
  });
});
