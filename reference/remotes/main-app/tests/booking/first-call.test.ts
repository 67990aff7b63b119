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
async function opened(at: string, options: FakeContextOptions = {}) {
  const had: boolean[] = [];
  const shown = await showRemote(
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
  return { ...shown, had };
}

const heading = ({ screen }: Awaited<ReturnType<typeof opened>>) =>
  screen.getByRole('heading', { level: 1 }).textContent;

describe('the first call of a page on which people decide', () => {
  it.each([SEARCHES.hotel, SEARCHES.car])(
    'is made once, before anything of the results is there: %s',
    async (address) => {
      const shown = await opened(address);
      expect(await shown.screen.findAllByRole('article')).not.toEqual([]);
      expect(shown.had).toEqual([false]);
    },
  );

  it('is made once, before anything of the details is there', async () => {
    const results = await opened(SEARCHES.hotel);
    const [link] = results.screen.getAllByRole('article').flatMap((card) => [...card.querySelectorAll('a')]);
    const address = link?.getAttribute('href') ?? '';
    const details = await opened(address);
    expect(heading(details)).toBe(link?.textContent);
    expect(details.had).toEqual([false]);
  });

  it('is none for what the agency does not sell, and for what is no search', async () => {
    expect((await opened(SEARCHES.hotel, { agency: { bookingMenu: [] } })).had).toEqual([]);
    expect((await opened('/booknow/hotels/search?place=Lisbon')).had).toEqual([]);
  });

  it('is not the answer to a later one: a search is repeated', async () => {
    const shown = await opened(SEARCHES.hotel);
    const [, panel] = shown.actions.find(([name]) => name === 'searchPanel') ?? [];
    (panel as { readonly onSearchAgain: () => void }).onSearchAgain();
    await shown.settled();
    expect(shown.calls.filter(isOfOffers)).toHaveLength(2);
  });
});
