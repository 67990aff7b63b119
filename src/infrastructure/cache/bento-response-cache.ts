import { BentoCache, bentostore } from 'bentocache';
import { memoryDriver } from 'bentocache/drivers/memory';
import { type CacheKey, tenantPrefix } from '../../application/shared/cache-key.ts';
import type { LoadedResponse, LoadResponse, ResponseCache } from '../../application/shared/response-cache.port.ts';
import { LIFETIMES, type ResponseKind } from '../../application/shared/response-lifetimes.ts';
import { isOnUsualPort, type Tenant } from '../../domain/agency/tenant.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { type Err, err, type Ok } from '../../domain/shared/result.ts';

type Response = LoadedResponse;

/** The most that the responses of one kind may take. */
export interface CacheLimits {
  /** Good responses of sites on usual ports. */
  readonly entries: number;
  /** Their size as JSON; one that is larger than an eighth of it is not stored. */
  readonly megabytes: number;
  /** Good responses of sites on other ports, which have an eighth of the size. */
  readonly onOtherPorts: number;
  /** Failures, and what was not found. */
  readonly failures: number;
  /** Calls under way. */
  readonly calls: number;
}

/** Enough for ten thousand agencies, in less than half a gigabyte. */
const LIMITS: Readonly<Record<ResponseKind, CacheLimits>> = {
  // Requests for invented hosts cause this call, so few of them may be under way at once.
  agency: { entries: 20_000, megabytes: 48, onOtherPorts: 1000, failures: 1000, calls: 100 },
  content: { entries: 50_000, megabytes: 64, onOtherPorts: 1000, failures: 1000, calls: 1000 },
  deals: { entries: 5000, megabytes: 48, onOtherPorts: 100, failures: 1000, calls: 500 },
};

/** Caches responses in the memory of this process, with BentoCache. */
export function bentoResponseCache(limits: Readonly<Record<ResponseKind, CacheLimits>> = LIMITS): ResponseCache {
  const kinds = {
    agency: cacheOfKind(LIFETIMES.fresh.agency, limits.agency),
    content: cacheOfKind(LIFETIMES.fresh.content, limits.content),
    deals: cacheOfKind(LIFETIMES.fresh.deals, limits.deals),
  };
  const all = Object.values(kinds);
  return {
    read: (key, load, kind) => kinds[kind].read(key, load),
    purge: async (tenant) => void (await Promise.all(all.map((cache) => cache.purge(tenant)))),
    close: async () => void (await Promise.all(all.map((cache) => cache.close()))),
  };
}

/** A call under way. */
interface Call {
  readonly tenant: Tenant;
  /** Whether the tenant was purged since the call began: its response may be older than that. */
  isPurged: boolean;
}

/** @param fresh in milliseconds */
function cacheOfKind(fresh: number, most: CacheLimits) {
  const { grace, softTimeout: timeout } = LIFETIMES;
  // BentoCache's own back-off would store the stale response anew, with another whole grace; `failures` is ours.
  const lifetime = { ttl: fresh, grace, timeout, graceBackoff: null };
  const memory = (maxItems: number, size: number) =>
    memoryDriver({ maxItems, maxSize: `${size}mb`, maxEntrySize: `${most.megabytes / 8}mb` });
  const bento = new BentoCache({
    prefix: 'livery',
    default: 'onUsualPorts',
    stores: {
      onUsualPorts: bentostore(lifetime).useL1Layer(memory(most.entries, most.megabytes)),
      onOtherPorts: bentostore(lifetime).useL1Layer(memory(most.onOtherPorts, most.megabytes / 8)),
      failures: bentostore({ grace: false }).useL1Layer(memoryDriver({ maxItems: most.failures })),
    },
  });
  const [onUsualPorts, onOtherPorts] = [bento.use('onUsualPorts'), bento.use('onOtherPorts')];
  const failures = bento.use('failures');
  const calls = new Set<Call>();
  /** Keys whose last response was private: readers don't wait for each other's calls. */
  const unshared = new Set<string>();

  /** Makes the call, and remembers its failure. */
  async function respond({ text: key }: CacheKey, call: Call, load: LoadResponse): Promise<Response> {
    if (calls.size > most.calls) return err({ kind: 'unreachable' });
    const response = await load();
    if (response.ok || response.error.kind === 'cancelled' || call.isPurged) return response;
    const ttl = isNotFound(response) ? LIFETIMES.notFound : LIFETIMES.failure;
    await failures.set({ key, value: err(withShortMessage(response.error)), ttl });
    return response;
  }

  async function read(key: CacheKey, load: LoadResponse): Promise<Response> {
    if (key.text.length > LONGEST_KEY) return load();
    if (unshared.has(key.text)) {
      const response = await load();
      if (!isPrivate(response)) unshared.delete(key.text);
      return response;
    }
    const responses = isOnUsualPort(key.tenant) ? onUsualPorts : onOtherPorts;
    let uncached: Response | undefined;
    const cached = await responses.getOrSet<Ok<unknown> | undefined>({
      key: key.text,
      factory: async ({ gracedEntry, fail, skip }) => {
        uncached = await failures.get<Err<CallFailure> | undefined>({ key: key.text });
        const call: Call = { tenant: key.tenant, isPurged: false };
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
        if (isNotFound(uncached) || isPrivate(uncached)) await responses.delete({ key: key.text });
        else if (gracedEntry !== undefined && !call.isPurged) fail();
        return skip();
      },
    });
    return cached ?? uncached ?? err({ kind: 'unreachable' });
  }

  return {
    read,
    async purge(tenant: Tenant) {
      for (const call of calls) if (call.tenant === tenant) call.isPurged = true;
      const stores = [onUsualPorts, onOtherPorts, failures];
      await Promise.all(stores.map((store) => store.namespace(tenantPrefix(tenant)).clear()));
    },
    close: () => bento.disconnectAll(),
  };
}

/** In characters, more than any page's call has. A longer key would take more space than its response. */
const LONGEST_KEY = 2000;
/** In characters: a server's error message may be a whole page. */
const LONGEST_MESSAGE = 500;

function withShortMessage(failure: CallFailure): CallFailure {
  return failure.kind === 'refused' ? { ...failure, message: failure.message.slice(0, LONGEST_MESSAGE) } : failure;
}

function isPrivate(response: Response): boolean {
  return response.ok && response.isPrivate === true;
}

function isNotFound(response: Response): boolean {
  return !response.ok && response.error.kind === 'refused' && response.error.status === 404;
}
