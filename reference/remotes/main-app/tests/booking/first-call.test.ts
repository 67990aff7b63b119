import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { preload } from '@livery/kit/lazy';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import type { FakeContextOptions } from '@livery/remote/testing';
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../areas.ts';
import { mount } from '../../entry.tsx';
import { SEARCHES } from './searches.ts';

const respond = sandboxResponses();
const isOfOffers = ({ path }: RemoteCall) => /^\/api\/reference\/\w+\/offers/.test(path);

/** Loaded beforehand, so that a test needn't wait for it. */
for (const { load } of AREAS) {
  const { area } = await load();
  await Promise.all(area.screens.map(preload));
}

/** Opens a page, and returns whether any of it was shown when it made each of its calls for offers. */
async function openAndWatchOffers(at: string, options: FakeContextOptions = {}) {
  const had: boolean[] = [];
  const remote = await showRemote(
    { mount },
    {
      at,
      respond(call) {
        if (isOfOffers(call)) had.push(document.querySelector('main:last-of-type h1') !== null);
        return respond(call);
      },
      ...options,
    },
  );
  return { ...remote, had };
}

const headingText = ({ screen }: Awaited<ReturnType<typeof openAndWatchOffers>>) =>
  screen.getByRole('heading', { level: 1 }).textContent;

describe('the first call of a page on which people decide', () => {
  it.each([SEARCHES.hotel, SEARCHES.car])(
    'is made once, before anything of the results is there: %s',
    async (address) => {
      const view = await openAndWatchOffers(address);
      expect(await view.screen.findAllByRole('article')).not.toEqual([]);
      expect(view.had).toEqual([false]);
    },
  );

  it('is made once, before anything of the details is there', async () => {
    const results = await openAndWatchOffers(SEARCHES.hotel);
    const [link] = results.screen.getAllByRole('article').flatMap((card) => [...card.querySelectorAll('a')]);
    const address = link?.getAttribute('href') ?? '';
    const details = await openAndWatchOffers(address);
    expect(headingText(details)).toBe(link?.textContent);
    expect(details.had).toEqual([false]);
  });

  it('is none for what the agency does not sell, and for what is no search', async () => {
    expect((await openAndWatchOffers(SEARCHES.hotel, { agency: { bookingMenu: [] } })).had).toEqual([]);
    expect((await openAndWatchOffers('/booknow/hotels/search?place=Lisbon')).had).toEqual([]);
  });

  it('is not the answer to a later one: a search is repeated', async () => {
    const view = await openAndWatchOffers(SEARCHES.hotel);
    const [, panel] = view.actions.find(([name]) => name === 'searchPanel') ?? [];
    (panel as { readonly onSearchAgain: () => void }).onSearchAgain();
    await view.settled();
    expect(view.calls.filter(isOfOffers)).toHaveLength(2);
  });
});
