import { describe, expect, it, vi } from 'vitest';
import type { TabEvent, Tabs } from '../../src/application/shared/tabs.port.ts';
import { browserTabs } from '../../src/infrastructure/browser/browser-tabs.ts';
import { memoryTabHub } from '../../src/infrastructure/memory/memory-tabs.ts';

const CHOSEN: TabEvent = { kind: 'currency-chosen', choice: { currency: 'EUR', country: 'DE' } };

const SIGNED_IN: TabEvent = { kind: 'signed-in' };

const SIGNED_OUT: TabEvent = { kind: 'signed-out' };

/** What all tabs of a site owe each other. @param make so many tabs of one site */
function tabsContract(name: string, make: (count: number) => readonly Tabs[]): void {
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

type Hear = (message: { data: unknown }) => void;

type HearStorage = (event: { key: string | null; newValue: string | null }) => void;

/** Several windows of one browser: a channel reaches all but the one that speaks, and so does a storage event. */
function aBrowser() {
  const channels = new Set<{ onmessage: Hear | null; name: string }>();
  const storageListeners: HearStorage[] = [];
  class Channel {
    onmessage: Hear | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      const copy: unknown = structuredClone(data);
      for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data: copy });
    }
  }
  const addEventListener = (_: 'storage', hear: HearStorage) => storageListeners.push(hear);
  const say = (data: unknown) => new Channel('livery').postMessage(data);
  const store = (newValue: string | null, key = 'currency') => {
    for (const hear of storageListeners) hear({ key, newValue });
  };
  const stored = new Map<string, string>();
  /** One window; the others hear what changes in the storage that they share, one after the other. */
  const withoutChannel = () => {
    let own: HearStorage | undefined;
    const tell = (key: string, newValue: string | null) => {
      if ((stored.get(key) ?? null) === newValue) return;
      if (newValue === null) stored.delete(key);
      else stored.set(key, newValue);
      for (const hear of storageListeners) if (hear !== own) hear({ key, newValue });
    };
    return {
      localStorage: { setItem: tell, removeItem: (key: string) => tell(key, null) },
      addEventListener(_: 'storage', hear: HearStorage) {
        own = hear;
        storageListeners.push(hear);
      },
    };
  };
  return { window: { BroadcastChannel: Channel, addEventListener }, say, store, stored, withoutChannel };
}

tabsContract('The browser tabs', (count) => {
  const { window } = aBrowser();
  return Array.from({ length: count }, () => browserTabs(window));
});

tabsContract('The memory tabs', (count) => {
  const hub = memoryTabHub();
  return Array.from({ length: count }, hub.open);
});

function listening(window: Parameters<typeof browserTabs>[0]): readonly TabEvent[] {
  const events: TabEvent[] = [];
  browserTabs(window).events.subscribe((event) => events.push(event));
  return events;
}

const EURO = { kind: 'currency-chosen', choice: { currency: 'EUR', country: 'DE' } };

describe('the browser tabs', () => {
  it.each([
    null,
    'currency-chosen',
    { kind: 'launch' },
    { kind: 'currency-chosen' },
    { kind: 'currency-chosen', choice: { currency: 'eur', country: '<b>' } },
  ])('do not hear %j, which no tab of ours would say', (message) => {
    const browser = aBrowser();
    const heard = listening(browser.window);
    browser.say(message);
    expect(heard).toEqual([]);
  });

  it('hear a currency through the storage where there is no channel', () => {
    const browser = aBrowser();
    const heard = listening(browser.withoutChannel());
    browser.store('{"currency":"EUR","country":"DE"}');
    expect(heard).toEqual([EURO]);
  });

  it('tell through the storage who signed in or out where there is no channel, and leave nothing in it', () => {
    const browser = aBrowser();
    const [speaking, listeningWindow] = [browser.withoutChannel(), browser.withoutChannel()];
    const tabs = browserTabs(speaking);
    const own: TabEvent[] = [];
    tabs.events.subscribe((event) => own.push(event));
    const heard = listening(listeningWindow);
    for (const kind of ['signed-out', 'signed-out', 'signed-in'] as const) tabs.announce({ kind });
    expect(heard).toEqual([{ kind: 'signed-out' }, { kind: 'signed-out' }, { kind: 'signed-in' }]);
    expect(own).toEqual([]);
    expect(browser.stored.size).toBe(0);
  });

  it('say it once where there is a channel', () => {
    const { window, withoutChannel } = aBrowser();
    const { localStorage } = withoutChannel();
    const setItem = vi.spyOn(localStorage, 'setItem');
    browserTabs({ ...window, localStorage }).announce({ kind: 'signed-out' });
    expect(setItem).not.toHaveBeenCalled();
  });

  it('keep quiet where the device keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const tabs = browserTabs({
      localStorage: { setItem: refuse, removeItem: refuse },
      addEventListener: () => undefined,
    });
    expect(() => tabs.announce({ kind: 'signed-out' })).not.toThrow();
  });

  it('hear it once where it comes both ways', () => {
    const browser = aBrowser();
    const heard = listening(browser.window);
    browser.store('{"currency":"EUR","country":"DE"}');
    browser.say(EURO);
    expect(heard).toEqual([EURO]);
  });

  it.each([[null], [''], ['{'], ['{"currency":"EUR"}']])('hear nothing in a storage that holds %j', (stored) => {
    const browser = aBrowser();
    const heard = listening(browser.window);
    browser.store(stored);
    browser.store('{"currency":"EUR","country":"DE"}', 'deepLinkUrl');
    expect(heard).toEqual([]);
  });

  it('go without a channel where the page may have none', () => {
    const Refused = vi.fn(function refuse() {
      throw new DOMException('Not here.', 'SecurityError');
    });
    const tabs = browserTabs({ BroadcastChannel: Refused as never, addEventListener: () => undefined });
    expect(() => tabs.announce({ kind: 'signed-out' })).not.toThrow();
    expect(Refused).toHaveBeenCalledOnce();
  });
});
