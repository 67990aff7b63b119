import { describe, expect, it, vi } from 'vitest';
import { browserPage } from '../../src/infrastructure/browser/browser-page.ts';
import { memoryPage } from '../../src/infrastructure/memory/memory-page.ts';
import { pageContract } from './page.contract.ts';

/** As much of a browser's window as a page touches, without loading anything. */
function aWindow(address: string, languages: readonly string[] = []) {
  const loadedUrls: string[] = [];
  const onReplace = vi.fn();
  const location = {
    href: address,
    assign: (next: string) => loadedUrls.push(new URL(next, location.href).href),
    reload: () => loadedUrls.push(location.href),
  };
  const history = {
    state: { idx: 3 },
    replaceState(state: unknown, title: string, nextUrl: URL) {
      onReplace(state, title, nextUrl.href);
      location.href = nextUrl.href;
    },
  };
  const events: string[] = [];
  const dispatchEvent = ({ type }: Event) => events.push(`${type} at ${location.href}`);
  const window = { location, history, navigator: { languages }, dispatchEvent } as unknown as Window;
  return { window, loaded: loadedUrls, replaced: onReplace, events };
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
