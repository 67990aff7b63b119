import { Subject } from 'rxjs';
import type { TabEvent, Tabs } from '../../application/shared/tabs.port.ts';
import { STORED_KEYS } from '../../domain/session/stored-keys.ts';
import { parseStoredCurrency, parseTabEvent } from './tab-event-wire.ts';

const CHANNEL = 'livery';
const SIGNED_OUT = STORED_KEYS.signedOut;

/** What of a window tabs need; `BroadcastChannel` is missing in some browsers, and throws in some pages. */
interface TabWindow {
  readonly BroadcastChannel?: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Throws in pages that may keep nothing. */
  readonly localStorage?: Pick<Storage, 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', hear: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void;
}

/**
 * This site's other tabs, over a broadcast channel. Tabs without one tell and
 * hear through the storage event, which comes of a currency anyway: it is told
 * on once.
 */
export function browserTabs(window: TabWindow): Tabs {
  const heard = new Subject<TabEvent>();
  const channel = openChannel(window);
  let lastCurrency = '';

  const hear = (event: TabEvent | undefined) => {
    if (event === undefined || (event.kind === 'currency-chosen' && !isNews(event))) return;
    heard.next(event);
  };
  const isNews = ({ choice }: Extract<TabEvent, { kind: 'currency-chosen' }>) => {
    const currency = `${choice.currency} ${choice.country}`;
    const news = currency !== lastCurrency;
    lastCurrency = currency;
    return news;
  };

  if (channel !== undefined) channel.onmessage = ({ data }) => hear(parseTabEvent(data));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === STORED_KEYS.currency.name) hear(parseStoredCurrency(newValue));
    if (key === SIGNED_OUT.name && SIGNED_OUT.parse(newValue ?? '')) hear({ kind: 'signed-out' });
  });

  return {
    announce(event) {
      if (event.kind === 'currency-chosen') isNews(event);
      if (channel !== undefined) channel.postMessage(event);
      else if (event.kind === 'signed-out') storeSignOut(window);
    },
    heard: heard.asObservable(),
  };
}

function openChannel({ BroadcastChannel }: TabWindow) {
  try {
    return BroadcastChannel && new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}

/** Nobody hears of a device that keeps nothing. */
function storeSignOut(window: TabWindow): void {
  try {
    window.localStorage?.setItem(SIGNED_OUT.name, 'true');
    window.localStorage?.removeItem(SIGNED_OUT.name);
  } catch {
    // The cookie is gone all the same: the other tabs find out with their next call.
  }
}
