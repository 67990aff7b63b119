import { describe, expect, it, vi } from 'vitest';
import type { Page } from '../../src/application/navigation/page.port.ts';
import { browserPage } from '../../src/infrastructure/browser/browser-page.ts';
import { memoryPage } from '../../src/infrastructure/memory/memory-page.ts';

/** A page, and how a test sees what became of it. */
interface WatchedPage {
  readonly page: Page;
  /** Addresses that were loaded since the page was opened, reloads included. */
  loaded(): readonly string[];
}

/**
 * What every page owes.
 *
 * @param make a page at this address, whose visitor reads these languages
 */
function pageContract(name: string, make: (address: string, languages: readonly string[]) => WatchedPage): void {
  const START = 'http://aurora.localhost:8080/booknow?tab=Hotels#deals';
  const open = () => make(START, ['de-CH', 'fr']);

  describe(`${name} fulfils the page's contract`, () => {
    it('has its full address, as a copy', () => {
      const { page } = open();
      page.address().searchParams.set('tab', 'Cars');
      expect(page.address().href).toBe(START);
    });

    it("has the visitor's languages, the preferred first", () => {
      expect(open().page.preferredLanguages()).toEqual(['de-CH', 'fr']);
    });

    it('writes another address without loading anything', () => {
      const { page, loaded } = open();
      page.replaceAddress(new URL('http://aurora.localhost:8080/booknow?tab=Hotels'));
      expect(page.address().href).toBe('http://aurora.localhost:8080/booknow?tab=Hotels');
      expect(loaded()).toEqual([]);
    });

    it.each([
      ['/logout', 'http://aurora.localhost:8080/logout'],
      ['https://www.agency.example/', 'https://www.agency.example/'],
    ])('leaves for %s', (address, arrived) => {
      const { page, loaded } = open();
      page.leaveFor(address);
      expect(loaded()).toEqual([arrived]);
    });

    it('loads itself anew', () => {
      const { page, loaded } = open();
      page.reload();
      expect(loaded()).toEqual([START]);
    });

    it.each(['http://aurora.localhost:8080/booknow/cars', `${START}2`])('loads itself anew at %s', (address) => {
      const { page, loaded } = open();
      page.reload(new URL(address));
      expect(page.address().href).toBe(address);
      expect(loaded()).toEqual([address]);
    });
  });
}

/** As much of a browser's window as a page touches, without loading anything. */
function aWindow(address: string, languages: readonly string[] = []) {
  const loaded: string[] = [];
  const replaced = vi.fn();
  const location = {
    href: address,
    assign: (next: string) => loaded.push(new URL(next, location.href).href),
    reload: () => loaded.push(location.href),
  };
  const history = {
    state: { idx: 3 },
    replaceState(state: unknown, title: string, next: URL) {
      replaced(state, title, next.href);
      location.href = next.href;
    },
  };
  const events: string[] = [];
  const dispatchEvent = ({ type }: Event) => events.push(`${type} at ${location.href}`);
  const window = { location, history, navigator: { languages }, dispatchEvent } as unknown as Window;
  return { window, loaded, replaced, events };
}

pageContract('The browser page', (address, languages) => {
  const { window, loaded } = aWindow(address, languages);
  return { page: browserPage(window), loaded: () => loaded };
});

pageContract('The memory page', (address, languages) => {
  const page = memoryPage(address, languages);
  return { page, loaded: () => page.loadedAddresses };
});

describe('the browser page', () => {
  it("keeps the history's state, in which the router keeps its place", () => {
    const { window, replaced } = aWindow('http://aurora.localhost/?token=secret');
    browserPage(window).replaceAddress(new URL('http://aurora.localhost/'));
    expect(replaced).toHaveBeenCalledWith({ idx: 3 }, '', 'http://aurora.localhost/');
  });

  it('notifies the router of another address, but not of one that is loaded anyway', () => {
    const { window, events } = aWindow('http://aurora.localhost/?lng=fr');
    browserPage(window).replaceAddress(new URL('http://aurora.localhost/?lng=de'));
    browserPage(window).reload(new URL('http://aurora.localhost/booknow/cars'));
    expect(events).toEqual(['popstate at http://aurora.localhost/?lng=de']);
  });
});

describe('the memory page', () => {
  it('notes every place that it was sent to, in order', () => {
    const page = memoryPage('http://aurora.localhost/');
    page.leaveFor('/logout');
    page.reload();
    page.leaveFor('https://www.agency.example/');
    expect(page.loadedAddresses).toEqual([
      'http://aurora.localhost/logout',
      'http://aurora.localhost/logout',
      'https://www.agency.example/',
    ]);
  });
});
