import { Subject } from 'rxjs';
import * as v from 'valibot';
import type { TabEvent, Tabs } from '../../application/shared/tabs.port.ts';
import { wireCurrencyChoice } from '../storage/currency-choice-wire.ts';
import { STORED_KEYS } from '../storage/stored-keys.ts';

const wireEvent = v.variant('kind', [
  v.object({ kind: v.literal('currency-chosen'), choice: wireCurrencyChoice }),
  v.object({ kind: v.literal('signed-in') }),
  v.object({ kind: v.literal('signed-out'), expired: v.optional(v.boolean()) }),
]);

/** Reads another tab's event; `undefined` for one that this version doesn't know. */
function parseTabEvent(message: unknown): TabEvent | undefined {
  const event = v.safeParse(wireEvent, message);
  return event.success ? event.output : undefined;
}

const CHANNEL_NAME = 'livery';

/** Without a channel, announces signing in and out: the key is written and immediately removed. */
const EVENT_KEYS = { 'signed-in': STORED_KEYS.signedIn, 'signed-out': STORED_KEYS.signedOut } as const;

/** The parts of a window that tabs need; `BroadcastChannel` is missing in some browsers, and throws in some pages. */
interface TabWindow {
  readonly BroadcastChannel?: new (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Throws in pages that may not store anything. */
  readonly localStorage?: Pick<Storage, 'setItem' | 'removeItem'>;
  addEventListener(type: 'storage', listener: (event: Pick<StorageEvent, 'key' | 'newValue'>) => void): void;
}

/**
 * This site's other tabs, over a broadcast channel. Tabs without one use the storage event instead. Choosing a currency
 * causes a storage event anyway, so it is only emitted once.
 * @rule 4.18, 10.9
 */
export function browserTabs(window: TabWindow): Tabs {
  const events = new Subject<TabEvent>();
  const channel = openChannel(window);
  let lastCurrency = '';

  const onEvent = (event: TabEvent | undefined) => {
    if (event === undefined || (event.kind === 'currency-chosen' && !isNewCurrency(event))) return;
    events.next(event);
  };
  const isNewCurrency = ({ choice }: Extract<TabEvent, { kind: 'currency-chosen' }>) => {
    const currency = `${choice.currency} ${choice.country}`;
    const isNew = currency !== lastCurrency;
    lastCurrency = currency;
    return isNew;
  };

  if (channel !== undefined) channel.onmessage = ({ data }) => onEvent(parseTabEvent(data));
  window.addEventListener('storage', ({ key, newValue }) => {
    const choice = key === STORED_KEYS.currency.name ? STORED_KEYS.currency.parse(newValue ?? '') : undefined;
    if (choice !== undefined) onEvent({ kind: 'currency-chosen', choice });
    for (const kind of ['signed-in', 'signed-out'] as const) {
      if (key === EVENT_KEYS[kind].name && EVENT_KEYS[kind].parse(newValue ?? '')) onEvent({ kind });
    }
  });

  return {
    announce(event) {
      if (event.kind === 'currency-chosen') isNewCurrency(event);
      if (channel !== undefined) channel.postMessage(event);
      else if (event.kind !== 'currency-chosen') writeAndRemove(window, EVENT_KEYS[event.kind].name);
    },
    events: events.asObservable(),
  };
}

function openChannel({ BroadcastChannel }: TabWindow) {
  try {
    return BroadcastChannel && new BroadcastChannel(CHANNEL_NAME);
  } catch {
    return undefined;
  }
}

/** Without storage no event can be sent. */
function writeAndRemove(window: TabWindow, key: string): void {
  try {
    window.localStorage?.setItem(key, 'true');
    window.localStorage?.removeItem(key);
  } catch {
    // The cookie has changed anyway; the other tabs notice at their next call.
  }
}
