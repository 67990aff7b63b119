import type { CallFailure } from '@livery/contract/notices/call-failure';
import { type Err, err, type Ok } from '@livery/contract/shared/result';
import { BentoCache, bentostore } from 'bentocache';
import { MemoryDriver } from 'bentocache/drivers/memory';
import { type CacheKey, tenantPrefix } from '../../application/shared/cache-key.ts';
import type { LoadedResponse, LoadResponse } from '../../application/shared/response-cache.port.ts';
import {
  DEFAULT_LIFETIMES,
  type ResponseKind,
  type ResponseLifetimes,
} from '../../application/shared/response-lifetimes.ts';
import { isOnUsualPort, type Tenant } from '../../domain/agency/tenant.ts';
import { ExpiringMemory } from './expiring-memory.ts';
import type { RedisTier } from './redis-tier.ts';

type CachedResponse = LoadedResponse;

/** Limits for the responses of one kind. */
export interface CacheLimits {
  /** Good responses of sites on default ports. */
  readonly entries: number;
  /** Their total size as JSON; a response larger than an eighth of it isn't stored. */
  readonly megabytes: number;
  /** Good responses of sites on other ports, which have an eighth of the total size. */
  readonly onOtherPorts: number;
  /** Failures, including 404s. */
  readonly failures: number;
  /** Calls under way; half as many for tenants without a good response so far, because anybody can invent hosts. */
  readonly calls: number;
}

/** Where a response was found. */
export type CacheTier = 'memory' | 'redis';

export interface CacheKindOptions {
  readonly limits: CacheLimits;
  readonly lifetimes?: ResponseLifetimes | undefined;
  /** The cache that the instances of a fleet share; by default, this process is the only one. */
  readonly fleet?: RedisTier | undefined;
  /** Called for reads of good responses; `miss` means that the API is called. */
  readonly onRead?: ((tier: CacheTier, result: 'hit' | 'stale' | 'miss') => void) | undefined;
}

/** A call under way. */
interface PendingCall {
  readonly tenant: Tenant;
  readonly isKnown: boolean;
  /** Whether the tenant was purged since the call began: then its response may be outdated. */
  isPurged: boolean;
}

/** Caches the responses of one kind, with one call at a time for each key; see `ResponseCache`. */
export function cacheOfKind(
  kind: ResponseKind,
  { limits: most, lifetimes = DEFAULT_LIFETIMES, fleet, onRead }: CacheKindOptions,
) {
  const { softTimeout: timeout } = lifetimes;
  const ttl = lifetimes.fresh[kind];
  // BentoCache drops a response after `grace`, even if it is still fresh.
  const grace = Math.max(lifetimes.grace, ttl);
  // BentoCache's back-off would store the stale response again, with another whole grace; `failures` replaces it.
  const lifetime = { ttl, grace, timeout, graceBackoff: null };
  const longest = (most.megabytes * 1024 * 1024) / 8;
  const memory = (maxItems: number, size: number) =>
    new ExpiringMemory({ prefix: 'livery', maxItems, maxSize: `${size}mb`, maxEntrySize: `${most.megabytes / 8}mb` });
  const memories = {
    onUsualPorts: memory(most.entries, most.megabytes),
    onOtherPorts: memory(most.onOtherPorts, most.megabytes / 8),
    failures: new MemoryDriver({ prefix: 'livery', maxItems: most.failures }),
  };
  const storeOf = (name: keyof typeof memories, options: Parameters<typeof bentostore>[0]) => {
    const store = bentostore(options).useL1Layer({ options: {}, factory: () => memories[name] });
    const content = name === 'failures' ? 'failure' : 'response';
    return fleet === undefined ? store : store.useL2Layer(fleet.layer(kind, content, longest));
  };
  const bento = new BentoCache({
    prefix: 'livery',
    default: 'onUsualPorts',
    stores: {
      onUsualPorts: storeOf('onUsualPorts', lifetime),
      onOtherPorts: storeOf('onOtherPorts', lifetime),
      failures: storeOf('failures', { grace: false }),
    },
  });
  const failures = bento.use('failures');
  const responsesOf = (tenant: Tenant) => bento.use(isOnUsualPort(tenant) ? 'onUsualPorts' : 'onOtherPorts');
  bento.on('cache:hit', ({ store, layer, graced }) => {
    if (store !== 'failures') onRead?.(layer === 'l1' ? 'memory' : 'redis', graced ? 'stale' : 'hit');
  });
  const calls = new Set<PendingCall>();
  /** Tenants that have had a good response. */
  const knownTenants = new Set<Tenant>();
  const isTooMany = (isKnown: boolean) =>
    calls.size > most.calls ||
    (!isKnown && [...calls].filter((call) => !call.isKnown).length > most.calls * MAX_UNKNOWN_SHARE);
  /** Keys whose last response was private; their readers don't wait for each other's calls. */
  const unshared = new Set<string>();

  /** Makes the call, unless another instance has just made it, and stores a failure. */
  async function respond(cacheKey: CacheKey, call: PendingCall, load: LoadResponse): Promise<CachedResponse> {
    if (isTooMany(call.isKnown)) return err({ kind: 'unreachable' });
    const { text: key, tenant } = cacheKey;
    await fleet?.beginCall(kind, cacheKey);
    const sharedResponse =
      fleet && ((await responsesOf(tenant).get({ key, grace: false })) ?? (await failures.get({ key })));
    if (sharedResponse === undefined) onRead?.(fleet === undefined ? 'memory' : 'redis', 'miss');
    const response: CachedResponse = sharedResponse ?? (await load());
    const isFailure = !response.ok && response.error.kind !== 'cancelled';
    if (sharedResponse === undefined && isFailure && !call.isPurged) {
      const ttl = isNotFound(response) ? lifetimes.notFound : lifetimes.failure;
      await failures.set({ key, value: err(withShortMessage(response.error)), ttl });
    }
    // Storing a response ends the call too.
    if (!response.ok || isPrivate(response) || call.isPurged) await fleet?.endCall(kind, cacheKey);
    return response;
  }

  async function read(key: CacheKey, load: LoadResponse): Promise<CachedResponse> {
    if (key.text.length > MAX_KEY_LENGTH) return load();
    if (unshared.has(key.text)) {
      const response = await load();
      if (!isPrivate(response)) unshared.delete(key.text);
      return response;
    }
    const responses = responsesOf(key.tenant);
    if (knownTenants.size >= most.entries) knownTenants.clear();
    let uncached: CachedResponse | undefined;
    const cachedOrSet = await responses.getOrSet<Ok<unknown> | undefined>({
      key: key.text,
      factory: async ({ gracedEntry, fail, skip }) => {
        uncached = await failures.get<Err<CallFailure> | undefined>({ key: key.text });
        const call: PendingCall = { tenant: key.tenant, isKnown: knownTenants.has(key.tenant), isPurged: false };
        if (uncached === undefined) {
          calls.add(call);
          const response = await respond(key, call, load).finally(() => calls.delete(call));
          if (response.ok && !isPrivate(response) && !call.isPurged) return response;
          uncached = response;
        }
        if (isPrivate(uncached)) {
          if (unshared.size >= most.entries) unshared.clear();
          unshared.add(key.text);
        }
        if (isNotFound(uncached) || isPrivate(uncached)) {
          await responses.delete({ key: key.text });
          if (gracedEntry !== undefined) await fleet?.drop(kind, key);
        } else if (gracedEntry !== undefined && !call.isPurged) fail();
        return skip();
      },
    });
    if (cachedOrSet !== undefined || uncached?.ok === true) knownTenants.add(key.tenant);
    return cachedOrSet ?? uncached ?? err({ kind: 'unreachable' });
  }

  return {
    read,
    /** Deletes the responses in memory, of one tenant or of all; responses being loaded meanwhile aren't stored. */
    forget(tenant?: Tenant) {
      for (const call of calls) if (tenant === undefined || call.tenant === tenant) call.isPurged = true;
      for (const store of Object.values(memories)) {
        (tenant === undefined ? store : store.namespace(tenantPrefix(tenant))).clear();
      }
    },
    /**
     * Any tenant may have been purged without notice: responses in memory are only used if newer ones can't be loaded.
     */
    doubt() {
      for (const call of calls) call.isPurged = true;
      memories.failures.clear();
      for (const store of [memories.onUsualPorts, memories.onOtherPorts]) store.expireAll(ttl);
    },
    /** Deletes a response from memory. @param key the text of its key */
    drop(key: string) {
      for (const store of [memories.onUsualPorts, memories.onOtherPorts]) store.delete(key);
    },
    close: () => bento.disconnectAll(),
  };
}

const MAX_UNKNOWN_SHARE = 0.5;
/** In characters, longer than the key of any page's call. A longer key would take more space than its response. */
const MAX_KEY_LENGTH = 2000;
/** In characters: a server's error message may be a whole page. */
const MAX_MESSAGE_LENGTH = 500;

function withShortMessage(failure: CallFailure): CallFailure {
  return failure.kind === 'refused' ? { ...failure, message: failure.message.slice(0, MAX_MESSAGE_LENGTH) } : failure;
}

function isPrivate(response: CachedResponse): boolean {
  return response.ok && response.isPrivate === true;
}

function isNotFound(response: CachedResponse): boolean {
  return !response.ok && response.error.kind === 'refused' && response.error.status === 404;
}
