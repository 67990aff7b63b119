import { Subject } from 'rxjs';
import type { TabEvent, Tabs } from '../../application/shared/tabs.port.ts';
import { STORED_KEYS } from '../../domain/session/stored-keys.ts';
import { parseStoredCurrency, parseTabEvent } from './tab-event-wire.ts';

const CHANNEL = 'livery';

/** What of a window tabs need; `BroadcastChannel` is missing in some browsers, and throws in some pages. */
interface TabWindow {
  readonly BroadcastChannel?: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  addEventListener(type: 'storage', hear: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void;
}

/**
 * This site's other tabs, over a broadcast channel. A currency is heard through
 * the storage event too, for tabs without a channel, and told on once.
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
  });

  return {
    announce(event) {
      if (event.kind === 'currency-chosen') isNews(event);
      channel?.postMessage(event);
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
