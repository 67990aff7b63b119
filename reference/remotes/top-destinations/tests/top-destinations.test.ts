import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { describe, expect, it } from 'vitest';
import * as remote from '../entry.tsx';

const respond = sandboxResponses();

describe('top destinations', () => {
  const names = ({ screen }: Awaited<ReturnType<typeof showRemote>>) =>
    screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('lists them all, each leading to its page and shown with its price', async () => {
    const shownRemote = await showRemote(remote, { at: '/top-destination', respond });
    expect([...names(shownRemote)].sort()).toEqual([
      ...['AlUla', 'Cape Town', 'Kyoto', 'Lisbon', 'Marrakesh', 'Reykjavík', 'Santorini', 'Tromsø', 'Zanzibar'],
    ]);
    expect(shownRemote.screen.getByRole('link', { name: 'Cape Town' }).getAttribute('href')).toBe(
      '/destination/cape-town',
    );
    expect(shownRemote.element.textContent).toContain('FromUSD 74.00per night');
  });

  it('keeps to the chosen month, in the address', async () => {
    const shownRemote = await showRemote(remote, { at: '/top-destination', respond });
    await shownRemote.type(shownRemote.screen.getByLabelText('When would you like to go?'), '7');
    expect(shownRemote.actions).toContainEqual(['navigate', '/top-destination?month=7', 'replace']);
    expect([...names(shownRemote)].sort()).toEqual(['Reykjavík', 'Tromsø', 'Zanzibar']);
  });

  it('shows a message where no destination is at its best in a month', async () => {
    const shownRemote = await showRemote(remote, {
      at: '/top-destination?month=9',
      respond: sandboxResponses({ agency: 'rihla' }),
    });
    expect(names(shownRemote)).toEqual(['None of our destinations is at its best in September']);
  });

  it('shows a message where there are none', async () => {
    const shownRemote = await showRemote(remote, {
      at: '/top-destination',
      respond: sandboxResponses({ agency: 'plain' }),
    });
    expect(names(shownRemote)).toEqual(['No destinations yet']);
  });

  it('shows no price to people who may not see prices', async () => {
    const shownRemote = await showRemote(remote, { at: '/top-destination', respond, session: { showsPrices: false } });
    expect(shownRemote.element.innerHTML).not.toMatch(/USD|per night/);
  });
});
