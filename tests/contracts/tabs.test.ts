import { describe, expect, it, vi } from 'vitest';
import type { TabEvent } from '../../src/application/shared/tabs.port.ts';
import { browserTabs } from '../../src/infrastructure/browser/browser-tabs.ts';
import { memoryTabHub } from '../../src/infrastructure/memory/memory-tabs.ts';
import { eventsOf, tabsContract } from './tabs.contract.ts';

const CHOSEN_EVENT: TabEvent = { kind: 'currency-chosen', choice: { currency: 'EUR', country: 'DE' } };

type MessageListener = (message: { data: unknown }) => void;

type StorageListener = (event: { key: string | null; newValue: string | null }) => void;

/** Several windows of one browser: channel messages and storage events reach all except the sender. */
function aBrowser() {
  const channels = new Set<{ onmessage: MessageListener | null; name: string }>();
  const storageListeners: StorageListener[] = [];
  class Channel {
    onmessage: MessageListener | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      channels.add(this);
    }
    postMessage(data: unknown) {
      const copy: unknown = structuredClone(data);
      for (const otherChannel of channels)
        if (otherChannel !== this && otherChannel.name === this.name) otherChannel.onmessage?.({ data: copy });
    }
  }
  const addEventListener = (_: 'storage', listener: StorageListener) => storageListeners.push(listener);
  const send = (data: unknown) => new Channel('livery').postMessage(data);
  const store = (newValue: string | null, key = 'currency') => {
    for (const listener of storageListeners) listener({ key, newValue });
  };
  const storedItems = new Map<string, string>();
  /** Opens a window; changes to the shared storage reach the others as events, one after another. */
  const withoutChannel = () => {
    let ownListener: StorageListener | undefined;
    const write = (key: string, newValue: string | null) => {
      if ((storedItems.get(key) ?? null) === newValue) return;
      if (newValue === null) storedItems.delete(key);
      else storedItems.set(key, newValue);
      for (const listener of storageListeners) if (listener !== ownListener) listener({ key, newValue });
    };
    return {
      localStorage: { setItem: write, removeItem: (key: string) => write(key, null) },
      addEventListener(_: 'storage', listener: StorageListener) {
        ownListener = listener;
        storageListeners.push(listener);
      },
    };
  };
  return { window: { BroadcastChannel: Channel, addEventListener }, send, store, stored: storedItems, withoutChannel };
}

tabsContract('The browser tabs', (count) => {
  const { window } = aBrowser();
  return Array.from({ length: count }, () => browserTabs(window));
});

tabsContract('The memory tabs', (count) => {
  const hub = memoryTabHub();
  return Array.from({ length: count }, hub.open);
});

const receivedIn = (window: Parameters<typeof browserTabs>[0]) => eventsOf(browserTabs(window));

// @rule 4.18
describe('the browser tabs', () => {
  it.each([
    null,
    'currency-chosen',
    { kind: 'launch' },
    { kind: 'currency-chosen' },
    { kind: 'currency-chosen', choice: { currency: 'eur', country: '<b>' } },
  ])('ignore %j, which no tab of ours would send', (message) => {
    const browser = aBrowser();
    const receivedEvents = receivedIn(browser.window);
    browser.send(message);
    expect(receivedEvents).toEqual([]);
  });

  it('receive a currency through the storage where there is no channel', () => {
    const browser = aBrowser();
    const receivedEvents = receivedIn(browser.withoutChannel());
    browser.store('{"currency":"EUR","country":"DE"}');
    expect(receivedEvents).toEqual([CHOSEN_EVENT]);
  });

  it('send sign-ins and sign-outs through the storage where there is no channel, and leave nothing in it', () => {
    const browser = aBrowser();
    const [sender, receiver] = [browser.withoutChannel(), browser.withoutChannel()];
    const tabs = browserTabs(sender);
    const ownEvents = eventsOf(tabs);
    const receivedEvents = receivedIn(receiver);
    for (const kind of ['signed-out', 'signed-out', 'signed-in'] as const) tabs.announce({ kind });
    expect(receivedEvents).toEqual([{ kind: 'signed-out' }, { kind: 'signed-out' }, { kind: 'signed-in' }]);
    expect(ownEvents).toEqual([]);
    expect(browser.stored.size).toBe(0);
  });

  it('send it once where there is a channel', () => {
    const { window, withoutChannel } = aBrowser();
    const { localStorage } = withoutChannel();
    const setItem = vi.spyOn(localStorage, 'setItem');
    browserTabs({ ...window, localStorage }).announce({ kind: 'signed-out' });
    expect(setItem).not.toHaveBeenCalled();
  });

  it('do not throw where the device stores nothing', () => {
    const refuse = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
    const tabs = browserTabs({
      localStorage: { setItem: refuse, removeItem: refuse },
      addEventListener: () => undefined,
    });
    expect(() => tabs.announce({ kind: 'signed-out' })).not.toThrow();
  });

  it('receive it once where it comes both ways', () => {
    const browser = aBrowser();
    const receivedEvents = receivedIn(browser.window);
    browser.store('{"currency":"EUR","country":"DE"}');
    browser.send(CHOSEN_EVENT);
    expect(receivedEvents).toEqual([CHOSEN_EVENT]);
  });

  it.each([[null], [''], ['{'], ['{"currency":"EUR"}']])('ignore a storage with %j', (storedText) => {
    const browser = aBrowser();
    const receivedEvents = receivedIn(browser.window);
    browser.store(storedText);
    browser.store('{"currency":"EUR","country":"DE"}', 'deepLinkUrl');
    expect(receivedEvents).toEqual([]);
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
