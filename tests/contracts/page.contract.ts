import { describe, expect, it } from 'vitest';
import type { Page } from '../../src/application/navigation/page.port.ts';

/** A page that a test can observe. */
export interface WatchedPage {
  readonly page: Page;
  /** Addresses that were loaded since the page was opened, reloads included. */
  loaded(): readonly string[];
}

/**
 * The contract of every page.
 *
 * @param make makes a page at this address, whose visitor reads these languages
 */
export function pageContract(name: string, make: (address: string, languages: readonly string[]) => WatchedPage): void {
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
    ])('leaves for %s', (address, arrivedAddress) => {
      const { page, loaded } = open();
      page.leaveFor(address);
      expect(loaded()).toEqual([arrivedAddress]);
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
