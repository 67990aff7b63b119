import { RedisDriver } from 'bentocache/drivers/redis';
import type { CreateDriverResult, L2CacheDriver } from 'bentocache/types';
import { type CacheKey, tenantPrefix } from '../../application/shared/cache-key.ts';
import type { ResponseKind } from '../../application/shared/response-lifetimes.ts';
import { parseTenant, type Tenant } from '../../domain/agency/tenant.ts';
import type { RedisConnection } from './redis-connection.ts';
import { type RedisFlights, redisFlights } from './redis-flights.ts';
import { isStoredEntry, type StoredContent } from './stored-entry.ts';

/** What the other instances of a fleet did. */
export interface TierEvents {
  /** A tenant's entries were deleted. */
  readonly onPurged: (tenant: Tenant) => void;
  /** @param key the text of a key whose response is not to be used any more, stale or not */
  readonly onDropped: (kind: ResponseKind, key: string) => void;
  /** Any of it may have happened unnoticed. */
  readonly onMissed: () => void;
}

/** The tier of a cache that the instances of a fleet share. */
export interface RedisTier {
  /** BentoCache's second tier for a store. @param longest in characters; what is longer is neither stored nor read */
  layer(kind: ResponseKind, content: StoredContent, longest: number): CreateDriverResult<L2CacheDriver>;
  /** Waits while another instance makes the same call. */
  beginCall(kind: ResponseKind, key: CacheKey): Promise<void>;
  /** For a call whose result is not stored. */
  endCall(kind: ResponseKind, key: CacheKey): Promise<void>;
  /** Has all instances drop what they have in memory under a key. */
  drop(kind: ResponseKind, key: CacheKey): Promise<void>;
  /** Deletes a tenant's entries, here and in all instances' memories; while Redis can't be reached, as soon as it can. */
  purge(tenant: Tenant): Promise<void>;
  /** Connects, and passes on the events of the fleet from then on. Resolves after a second at the latest. */
  connect(events: TierEvents): Promise<void>;
  close(): void;
}

/**
 * Precedes all keys. To be raised with every change of what is stored, so that no
 * build reads what another one stored in another form.
 */
const KEY_PREFIX = 'livery:1';
const CHANGES_CHANNEL = `${KEY_PREFIX}:changes`;
/** The most that a character of UTF-16 takes as UTF-8. */
const BYTES_PER_CHARACTER = 3;
/** How many keys Redis looks at in one go. */
const SCAN_BATCH_SIZE = 1000;

const RESPONSE_KINDS: readonly string[] = ['agency', 'content', 'deals'] satisfies readonly ResponseKind[];

/**
 * Shares responses through Redis. A key there is the version, the tenant and the rest, as in
 * `livery:1:https%3A%2F%2Faurora.example:["/api/agency"]:agency:response`.
 *
 * BentoCache's own bus is not used: it opens two connections for each store, and passes on the
 * deletion of a tenant only to instances that deleted that tenant before.
 */
export function redisTier({ commands, connect, listen, close }: RedisConnection): RedisTier {
  const flights = redisFlights(commands);
  /** Tenants that were purged while Redis could not be reached. */
  const unpurged = new Set<Tenant>();
  const flightKey = (kind: ResponseKind, { text }: CacheKey) => `${KEY_PREFIX}:${text}:${kind}:flight`;
  const publish = (...message: readonly string[]) => commands.publish(CHANGES_CHANNEL, JSON.stringify(message));

  async function purge(tenant: Tenant): Promise<void> {
    unpurged.add(tenant);
    try {
      const keys = `${KEY_PREFIX}:${tenantPrefix(tenant)}:*`;
      await deleteAll(commands, keys);
      // Calls that began before the purge store nothing from here on; what they stored meanwhile is deleted now.
      await deleteAll(commands, keys);
      await publish('purged', tenant);
      unpurged.delete(tenant);
    } catch {
      // The next connection begins with it.
    }
  }

  commands.on('ready', () => unpurged.forEach((tenant) => void purge(tenant)));

  return {
    purge,
    layer: (kind, content, longest) => ({
      options: {},
      factory: () => new FlightDriver({ commands, flights, kind, content, longest }),
    }),
    beginCall: (kind, key) => flights.begin(flightKey(kind, key)),
    endCall: (kind, key) => flights.end(flightKey(kind, key)),
    drop: async (kind, key) => void (await publish('dropped', kind, key.text).catch(() => undefined)),
    async connect({ onPurged, onDropped, onMissed }) {
      await connect();
      listen(
        CHANGES_CHANNEL,
        (text) => {
          const [event, name = '', key = ''] = parseMessage(text);
          const tenant = event === 'purged' ? parseTenant(name) : undefined;
          if (tenant !== undefined) onPurged(tenant);
          if (event === 'dropped' && isKind(name)) onDropped(name, key);
        },
        onMissed,
      );
    },
    close,
  };
}

interface DriverOptions {
  readonly commands: RedisConnection['commands'];
  readonly flights: RedisFlights;
  readonly kind: ResponseKind;
  readonly content: StoredContent;
  readonly longest: number;
}

/** Stores only the results of calls that this instance makes for the fleet, and ends them by that. */
class FlightDriver extends RedisDriver {
  readonly #driver: DriverOptions;

  constructor(driver: DriverOptions) {
    super({ connection: driver.commands, prefix: KEY_PREFIX });
    this.#driver = driver;
  }

  protected override getItemKey(key: string): string {
    return `${super.getItemKey(key)}:${this.#driver.kind}:${this.#driver.content}`;
  }

  /** What is longer, or no entry, counts as missing and is written over. */
  override async get(key: string): Promise<string | undefined> {
    const { commands, content, longest } = this.#driver;
    const text = await commands.getrange(this.getItemKey(key), 0, longest * BYTES_PER_CHARACTER);
    return text.length <= longest && isStoredEntry(text, content) ? text : undefined;
  }

  override async set(key: string, text: string, lifetime = 0): Promise<boolean> {
    const { flights, kind, longest } = this.#driver;
    const flight = `${super.getItemKey(key)}:${kind}:flight`;
    if (text.length <= longest) return flights.land(flight, { key: this.getItemKey(key), text }, lifetime);
    await flights.end(flight);
    return false;
  }

  // The connection is closed by whoever opened it.
  override async disconnect(): Promise<void> {}
}

async function deleteAll(redis: RedisConnection['commands'], pattern: string): Promise<void> {
  let cursor = '0';
  do {
    const [next, keys] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', SCAN_BATCH_SIZE);
    if (keys.length > 0) await redis.unlink(keys);
    cursor = next;
  } while (cursor !== '0');
}

function parseMessage(text: string): readonly string[] {
  try {
    const message: unknown = JSON.parse(text);
    return Array.isArray(message) ? message.map(String) : [];
  } catch {
    return [];
  }
}

function isKind(text: string): text is ResponseKind {
  return RESPONSE_KINDS.includes(text);
}
