// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { screenRemoteContract } from '../../../remotes/contract-kit/screen-remote-contract.ts';
import * as remote from '../../../remotes/top-destinations/entry.tsx';
import { sandboxResponses } from '../support/sandbox-responses.ts';
import { showRemote } from '../support/show-remote.ts';

const respond = sandboxResponses();

describe('top destinations', () => {
  const rules = screenRemoteContract({
    remote,
    basePath: '/top-destination',
    addresses: ['/top-destination', '/top-destination?month=7', '/top-destination?month=13'],
    respond,
  });
  it.each(rules)('%s', (_, test) => test());

  const names = ({ screen }: Awaited<ReturnType<typeof showRemote>>) =>
    screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

  it('lists them all, each leading to its page and told with its price', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond });
    expect([...names(shown)].sort()).toEqual([
      ...['AlUla', 'Cape Town', 'Kyoto', 'Lisbon', 'Marrakesh', 'Reykjavík', 'Santorini', 'Tromsø', 'Zanzibar'],
    ]);
    expect(shown.screen.getByRole('link', { name: 'Cape Town' }).getAttribute('href')).toBe('/destination/cape-town');
    expect(shown.element.textContent).toContain('FromUSD 74.00per night');
  });

  it('keeps to a month that somebody chooses, in the address', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond });
    await shown.type(shown.screen.getByLabelText('When would you like to go?'), '7');
    expect(shown.actions).toContainEqual(['navigate', '/top-destination?month=7', 'replace']);
    expect([...names(shown)].sort()).toEqual(['Reykjavík', 'Tromsø', 'Zanzibar']);
  });

  it('says so where a month is nobody’s best', async () => {
    const shown = await showRemote(remote, {
      at: '/top-destination?month=9',
      respond: sandboxResponses({ agency: 'rihla' }),
    });
    expect(names(shown)).toEqual(['None of our destinations is at its best in September']);
  });

  it('says so where there are none', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond: sandboxResponses({ agency: 'plain' }) });
    expect(names(shown)).toEqual(['No destinations yet']);
  });

  it('shows no price to whoever may not see prices', async () => {
    const shown = await showRemote(remote, { at: '/top-destination', respond, session: { showsPrices: false } });
    expect(shown.element.innerHTML).not.toMatch(/USD|per night/);
  });
});
