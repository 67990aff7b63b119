import { describe, expect, it } from 'vitest';
import type { TabEvent, Tabs } from '../../src/application/shared/tabs.port.ts';

const CHOSEN: TabEvent = { kind: 'currency-chosen', choice: { currency: 'EUR', country: 'DE' } };

const SIGNED_IN: TabEvent = { kind: 'signed-in' };

const SIGNED_OUT: TabEvent = { kind: 'signed-out' };

const EXPIRED: TabEvent = { kind: 'signed-out', expired: true };

/** The events that these tabs receive from now on. */
export function eventsOf(tabs: Tabs): readonly TabEvent[] {
  const events: TabEvent[] = [];
  tabs.events.subscribe((event) => events.push(event));
  return events;
}

/** The contract of the tabs of a site. @param make makes this number of tabs of one site */
export function tabsContract(name: string, make: (count: number) => readonly Tabs[]): void {
  function open() {
    const tabs = make(3);
    const received = tabs.map(eventsOf);
    const [first, second] = tabs;
    if (first === undefined || second === undefined) throw new Error('There are too few tabs.');
    return { first, second, received };
  }

  describe(`${name} fulfils the tabs' contract`, () => {
    it('sends what one announces to all others, and not to the one itself', () => {
      const { first, received } = open();
      first.announce(CHOSEN);
      first.announce(SIGNED_OUT);
      first.announce(SIGNED_IN);
      first.announce(EXPIRED);
      const expected = [CHOSEN, SIGNED_OUT, SIGNED_IN, EXPIRED];
      expect(received).toEqual([[], expected, expected]);
    });

    it('goes both ways', () => {
      const { first, second, received } = open();
      first.announce(CHOSEN);
      second.announce({ kind: 'currency-chosen', choice: { currency: 'USD', country: 'US' } });
      first.announce(CHOSEN);
      expect(received.map((events) => events.length)).toEqual([1, 2, 3]);
    });
  });
}
