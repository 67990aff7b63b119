import { describe, expect, it } from 'vitest';
import type { TabEvent, Tabs } from '../../src/application/shared/tabs.port.ts';

const CHOSEN: TabEvent = { kind: 'currency-chosen', choice: { currency: 'EUR', country: 'DE' } };
const SIGNED_IN: TabEvent = { kind: 'signed-in' };
const SIGNED_OUT: TabEvent = { kind: 'signed-out' };

/** What all tabs of a site owe each other. @param make so many tabs of one site */
export function tabsContract(name: string, make: (count: number) => readonly Tabs[]): void {
  function open() {
    const tabs = make(3);
    const heard = tabs.map((tab) => {
      const events: TabEvent[] = [];
      tab.events.subscribe((event) => events.push(event));
      return events;
    });
    const [first, second] = tabs;
    if (first === undefined || second === undefined) throw new Error('There are too few tabs.');
    return { first, second, heard };
  }

  describe(`${name} keeps the tabs' contract`, () => {
    it('tells all others what one announces, and not the one itself', () => {
      const { first, heard } = open();
      first.announce(CHOSEN);
      first.announce(SIGNED_OUT);
      first.announce(SIGNED_IN);
      const said = [CHOSEN, SIGNED_OUT, SIGNED_IN];
      expect(heard).toEqual([[], said, said]);
    });

    it('goes both ways', () => {
      const { first, second, heard } = open();
      first.announce(CHOSEN);
      second.announce({ kind: 'currency-chosen', choice: { currency: 'USD', country: 'US' } });
      first.announce(CHOSEN);
      expect(heard.map((events) => events.length)).toEqual([1, 2, 3]);
    });
  });
}
