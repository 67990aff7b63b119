import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { describe, expect, it } from 'vitest';
import * as remote from '../entry.tsx';

const respond = sandboxResponses();

describe('top destinations', () => {
  const names = ({ screen }: Awaited<ReturnType<typeof showRemote>>) =>
    screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('lists them all, each leading to its page and shown with its price', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond });
    expect([...names(shown)].sort()).toEqual([
      ...['AlUla', 'Cape Town', 'Kyoto', 'Lisbon', 'Marrakesh', 'Reykjavík', 'Santorini', 'Tromsø', 'Zanzibar'],
    ]);
    expect(shown.screen.getByRole('link', { name: 'Cape Town' }).getAttribute('href')).toBe('/destination/cape-town');
    expect(shown.element.textContent).toContain('FromUSD 74.00per night');
  });

  it('keeps to the chosen month, in the address', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond });
    await shown.type(shown.screen.getByLabelText('When would you like to go?'), '7');
    expect(shown.actions).toContainEqual(['navigate', '/top-destination?month=7', 'replace']);
    expect([...names(shown)].sort()).toEqual(['Reykjavík', 'Tromsø', 'Zanzibar']);
  });

  it('shows a message where no destination is at its best in a month', async () => {
    const shown = await showRemote(remote, {
      at: '/top-destination?month=9',
      respond: sandboxResponses({ agency: 'rihla' }),
    });
    expect(names(shown)).toEqual(['None of our destinations is at its best in September']);
  });

  it('shows a message where there are none', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond: sandboxResponses({ agency: 'plain' }) });
    expect(names(shown)).toEqual(['No destinations yet']);
  });

  it('shows no price to people who may not see prices', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond, session: { showsPrices: false } });
    expect(shown.element.innerHTML).not.toMatch(/USD|per night/);
  });
});
