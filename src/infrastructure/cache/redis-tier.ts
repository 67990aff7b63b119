import { RedisDriver } from 'bentocache/drivers/redis';
import type { CreateDriverResult, L2CacheDriver } from 'bentocache/types';
import { type CacheKey, tenantPrefix } from '../../application/shared/cache-key.ts';
import type { ResponseKind } from '../../application/shared/response-lifetimes.ts';
import { parseTenant, type Tenant } from '../../domain/agency/tenant.ts';
import type { RedisConnection } from './redis-connection.ts';
import { type RedisFlights, redisFlights } from './redis-flights.ts';
import { isStoredEntry, type StoredContent } from './stored-entry.ts';

/** Events from the other instances of a fleet. */
export interface TierEvents {
  /** Called when a tenant's entries were deleted. */
  readonly onPurged: (tenant: Tenant) => void;
  /** @param key the text of a key whose response must not be used any more, not even as a stale one */
  readonly onDropped: (kind: ResponseKind, key: string) => void;
  /** Called when any of these events may have been missed. */
  readonly onMissed: () => void;
}

/** The tier of a cache that the instances of a fleet share. */
export interface RedisTier {
  /** BentoCache's second tier for a store. @param longest in characters; longer entries are neither stored nor read */
  layer(kind: ResponseKind, content: StoredContent, longest: number): CreateDriverResult<L2CacheDriver>;
  /** Waits while another instance makes the same call. */
  beginCall(kind: ResponseKind, key: CacheKey): Promise<void>;
  /** Ends a call whose result isn't stored. */
  endCall(kind: ResponseKind, key: CacheKey): Promise<void>;
  /** Makes all instances drop the response under a key from their memory. */
  drop(kind: ResponseKind, key: CacheKey): Promise<void>;
  /** Deletes a tenant's entries, here and in all instances' memories; if Redis can't be reached, as soon as it can. */
  purge(tenant: Tenant): Promise<void>;
  /** Connects, and passes on the fleet's events from then on. Resolves after a second at most. */
  connect(events: TierEvents): Promise<void>;
  close(): void;
}

/**
 * The start of all keys. The number must be raised with every change of the stored format, so that no build reads
 * another format.
 */
const KEY_PREFIX = 'livery:1';
const CHANGES_CHANNEL = `${KEY_PREFIX}:changes`;
/** The most bytes in UTF-8 for a UTF-16 unit. */
const BYTES_PER_CHARACTER = 3;
/** How many keys Redis looks at in one step. */
const SCAN_BATCH_SIZE = 1000;

const RESPONSE_KINDS: readonly string[] = ['agency', 'content', 'deals'] satisfies readonly ResponseKind[];

/**
 * Shares responses through Redis. A key consists of the version, the tenant and the rest, as in
 * `livery:1:https%3A%2F%2Faurora.example:["/api/agency"]:agency:response`.
 *
 * BentoCache's bus isn't used: it opens two connections for each store, and only passes the deletion of a tenant on to
 * instances that have deleted that tenant before.
 */
export function redisTier({ commands, connect, listen, close }: RedisConnection): RedisTier {
  const flights = redisFlights(commands);
  /** Tenants that were purged while Redis couldn't be reached. */
  const unpurged = new Set<Tenant>();
  const flightKey = (kind: ResponseKind, { text }: CacheKey) => `${KEY_PREFIX}:${text}:${kind}:flight`;
  const publish = (...message: readonly string[]) => commands.publish(CHANGES_CHANNEL, JSON.stringify(message));

  async function purge(tenant: Tenant): Promise<void> {
    unpurged.add(tenant);
    try {
      const keys = `${KEY_PREFIX}:${tenantPrefix(tenant)}:*`;
      await deleteAll(commands, keys);
      // From here on, calls that began before the purge store nothing; results that they stored meanwhile are deleted
      // now.
      await deleteAll(commands, keys);
      await publish('purged', tenant);
      unpurged.delete(tenant);
    } catch {
      // The next connection starts with this purge.
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

/** Only stores the results of calls that this instance makes for the fleet, which ends these calls. */
class FlightDriver extends RedisDriver {
  readonly #driver: DriverOptions;

  constructor(driver: DriverOptions) {
    super({ connection: driver.commands, prefix: KEY_PREFIX });
    this.#driver = driver;
  }

  protected override getItemKey(key: string): string {
    return `${super.getItemKey(key)}:${this.#driver.kind}:${this.#driver.content}`;
  }

  /** Texts that are too long, or not entries, count as missing and are overwritten. */
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

  // The code that opened the connection closes it.
  override async disconnect(): Promise<void> {}
}

async function deleteAll(redis: RedisConnection['commands'], pattern: string): Promise<void> {
  let cursor = '0';
  do {
    const [nextCursor, keys] = await redis.scan(cursor, 'MATCH', pattern, 'COUNT', SCAN_BATCH_SIZE);
    if (keys.length > 0) await redis.unlink(keys);
    cursor = nextCursor;
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
