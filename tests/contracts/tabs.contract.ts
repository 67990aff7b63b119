import { describe, expect, it } from 'vitest';
import type { TabEvent, Tabs } from '../../src/application/shared/tabs.port.ts';

const CHOSEN_EVENT: TabEvent = { kind: 'currency-chosen', choice: { currency: 'EUR', country: 'DE' } };

const SIGNED_IN: TabEvent = { kind: 'signed-in' };

const SIGNED_OUT: TabEvent = { kind: 'signed-out' };

const EXPIRED_EVENT: TabEvent = { kind: 'signed-out', expired: true };

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
    const receivedEvents = tabs.map(eventsOf);
    const [firstTab, secondTab] = tabs;
    if (firstTab === undefined || secondTab === undefined) throw new Error('There are too few tabs.');
    return { firstTabs: firstTab, secondTabs: secondTab, receivedEvents: receivedEvents };
  }

  describe(`${name} fulfils the tabs' contract`, () => {
    it('sends what one announces to all others, and not to the one itself', () => {
      const { firstTabs, receivedEvents } = open();
      firstTabs.announce(CHOSEN_EVENT);
      firstTabs.announce(SIGNED_OUT);
      firstTabs.announce(SIGNED_IN);
      firstTabs.announce(EXPIRED_EVENT);
      const expectedEvents = [CHOSEN_EVENT, SIGNED_OUT, SIGNED_IN, EXPIRED_EVENT];
      expect(receivedEvents).toEqual([[], expectedEvents, expectedEvents]);
    });

    it('goes both ways', () => {
      const { firstTabs, secondTabs, receivedEvents } = open();
      firstTabs.announce(CHOSEN_EVENT);
      secondTabs.announce({ kind: 'currency-chosen', choice: { currency: 'USD', country: 'US' } });
      firstTabs.announce(CHOSEN_EVENT);
      expect(receivedEvents.map((events) => events.length)).toEqual([1, 2, 3]);
    });
  });
}
