// @vitest-environment jsdom

import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { describe, expect, it, vi } from 'vitest';
import { embeddedRemotes } from '../../support/remotes/embedded-remotes.ts';
import { aScreen, openedRemotes, twoTasks } from '../../support/remotes/opened-remotes.ts';

const DIGEST = `sha384-${'A'.repeat(64)}`;
const NAME = 'home.below-deals';
type Mount = (element: HTMLElement, context: RemoteContext, props: unknown) => unknown;

/** A host on which remotes offer one piece each for the same slot, given as their exports by name. */
async function offerSlots(remotes: Readonly<Record<string, unknown>>) {
  const host = embeddedRemotes();
  const listedRemotes = Object.entries(remotes).map(([name, exports]) => {
    const url = `${name}/entry.js`;
    host.files.set(`http://content.memory/${url}`, { integrity: DIGEST, run: () => exports });
    return [name, { url, integrity: DIGEST, contract: '1', slots: [NAME] }] as const;
  });
  host.serve({ version: 1, remotes: Object.fromEntries(listedRemotes) });
  const openedShell = await openedRemotes(host.source);
  const place = document.createElement('section');
  const home = aScreen('/');
  const onEmpty = vi.fn();
  const open = async (props: unknown = { id: 7 }) => {
    const slot = openedShell.modules.openSlot({ name: NAME, element: place, props, screen: home.screen, onEmpty });
    await twoTasks();
    return slot;
  };
  return { ...openedShell, host, place, open, home, onEmpty };
}

const slotModule = (mount: Mount) => ({ slots: { [NAME]: mount } });
const mountText =
  (text: string, unmount: () => void = () => undefined): Mount =>
  (element) => {
    element.textContent = text;
    return unmount;
  };

describe('a slot', () => {
  it('shows the pieces of the remotes that offer one, in the order of the manifest, and takes them away', async () => {
    const unmount = vi.fn();
    const { place, open, reports } = await offerSlots({
      loyalty: slotModule(mountText('points', unmount)),
      weather: slotModule(mountText('sun', unmount)),
    });
    const slot = await open();
    expect([...place.children].map(({ textContent }) => textContent)).toEqual(['points', 'sun']);
    slot.end();
    expect([place.children.length, unmount.mock.calls.length, reports]).toEqual([0, 2, []]);
  });

  it('stays empty where nobody offers a piece, or the manifest is missing', async () => {
    const { place, host, open, onEmpty } = await offerSlots({});
    await open();
    expect([place.children.length, onEmpty.mock.calls.length]).toEqual([0, 1]);
    host.breakDown('planted');
    await open();
    expect([place.children.length, onEmpty.mock.calls.length]).toEqual([0, 2]);
  });

  it('tells who opened it once none of its pieces is shown any more, and not while one is', async () => {
    const { open, onEmpty, home } = await offerSlots({
      loyalty: { mount: () => undefined },
      news: slotModule(mountText('')),
      weather: slotModule(mountText('')),
    });
    const slot = await open();
    home.throwLater(new Error('blank'), 'http://content.memory/news/entry.js');
    expect(onEmpty).not.toHaveBeenCalled();
    home.throwLater(new Error('blank'), 'http://content.memory/weather/entry.js');
    expect(onEmpty).toHaveBeenCalledOnce();
    slot.end();
    expect(onEmpty).toHaveBeenCalledOnce();
  });

  it('loads a remote again that failed in another place', async () => {
    const { open, place, host, onEmpty } = await offerSlots({ loyalty: { mount: () => undefined } });
    await open();
    const run = () => slotModule(mountText('points'));
    host.files.set('http://content.memory/loyalty/entry.js', { integrity: DIGEST, run });
    await open();
    expect([place.textContent, onEmpty.mock.calls.length]).toEqual(['points', 1]);
  });

  it.each([
    [
      'throws',
      slotModule(() => {
        throw new Error('planted');
      }),
    ],
    ['rejects', slotModule(() => Promise.reject(new Error('planted')))],
    ['has no function for it', { slots: {} }],
  ])('of which one piece %s has the others, and the failure is reported', async (_, exports) => {
    const { place, open, reports, modules } = await offerSlots({
      loyalty: exports,
      weather: slotModule(mountText('sun')),
    });
    await open();
    expect([...place.children].map(({ textContent }) => textContent)).toEqual(['', 'sun']);
    expect(reports.at(-1)).toMatchObject({ kind: 'remote-error', remote: 'loyalty' });
    expect(modules.state('loyalty' as never).now().kind).toBe('ready');
  });

  it('loses a piece that throws later and is blank since; any other error of a piece is reported only', async () => {
    const unmount = vi.fn();
    const { place, open, reports, home } = await offerSlots({
      loyalty: slotModule(mountText('', unmount)),
      weather: slotModule(mountText('sun')),
    });
    const slot = await open();
    home.throwLater(new Error('of another'), 'http://content.memory/elsewhere/entry.js');
    expect(reports).toEqual([]);
    home.throwLater(new Error('later'), 'http://content.memory/weather/entry.js');
    home.throwLater(new Error('blank'), 'http://content.memory/loyalty/entry.js');
    expect([...place.children].map(({ textContent }) => textContent)).toEqual(['', 'sun']);
    expect(unmount).toHaveBeenCalledOnce();
    expect(reports).toMatchObject([
      { kind: 'remote-error', remote: 'weather' },
      { kind: 'remote-error', remote: 'loyalty' },
    ]);
    slot.end();
    expect(home.watches.size).toBe(0);
  });

  it('leaves out a remote that can’t be loaded', async () => {
    const { place, open, reports } = await offerSlots({
      loyalty: { mount: () => undefined },
      weather: slotModule(mountText('sun')),
    });
    await open();
    expect([...place.children].map(({ textContent }) => textContent)).toEqual(['', 'sun']);
    expect(reports).toMatchObject([{ kind: 'remote-failed', remote: 'loyalty', type: 'evaluation-failed' }]);
  });

  it('hands its props over as a frozen copy', async () => {
    const givenValues: unknown[] = [];
    const { open } = await offerSlots({ loyalty: slotModule((_, __, props) => givenValues.push(props)) });
    const props = { id: 7 };
    await open(props);
    expect(givenValues).toEqual([{ id: 7 }]);
    expect([givenValues[0] === props, Object.isFrozen(givenValues[0])]).toEqual([false, true]);
  });

  it('that is closed before its pieces are there shows nothing', async () => {
    const mount = vi.fn();
    const { place, modules } = await offerSlots({ loyalty: slotModule(mount) });
    modules.openSlot({ name: NAME, element: place, screen: aScreen('/').screen }).end();
    await twoTasks();
    expect([mount.mock.calls.length, place.children.length]).toEqual([0, 0]);
  });

  it('can be opened in a remote’s page, whose location its pieces follow, and goes with it', async () => {
    const paths: string[] = [];
    const { modules, reports, place, host } = await offerSlots({
      loyalty: {
        slots: {
          [NAME]: (element: HTMLElement, context: RemoteContext) => {
            context.location.changes.subscribe(({ path }) => paths.push(path));
            context.slot(NAME, element);
            element.textContent = 'points';
            return () => undefined;
          },
        },
      },
      blog: {
        mount(_: HTMLElement, context: RemoteContext) {
          context.slot(NAME, place, null);
          context.slot(NAME, place, (() => 1) as never);
          return () => undefined;
        },
      },
    });
    const entry = (name: string) => ({ url: `${name}/entry.js`, integrity: DIGEST, contract: '1' });
    host.serve({ version: 1, remotes: { blog: entry('blog'), loyalty: { ...entry('loyalty'), slots: [NAME] } } });
    modules.load('blog');
    await twoTasks();
    const shownRemote = modules.show('blog', document.createElement('div'), aScreen('/blog').screen);
    await twoTasks();
    shownRemote.moved({ path: '/blog/a', search: '', hash: '' });
    expect([place.textContent, paths]).toEqual(['points', ['/blog', '/blog/a']]);
    expect(reports.map((report) => 'problem' in report && report.problem)).toEqual([
      expect.stringContaining(
        `The slot “${NAME}” can’t be opened with these props: it is a function, and no plain data.`,
      ),
      `“loyalty” can’t open the slot “${NAME}”: only pages of remotes open slots.`,
    ]);
    shownRemote.end();
    expect(place.children.length).toBe(0);
  });
});
