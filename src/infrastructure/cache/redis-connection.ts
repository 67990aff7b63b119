import { Redis, type RedisOptions } from 'ioredis';

interface RedisConnectionOptions {
  /** How long Redis may take to respond, in milliseconds. */
  readonly replyTimeout?: number | undefined;
  /** Called each time the connection to Redis is lost. @param reason contains no password */
  readonly onLost: (reason: string) => void;
  /** Called when Redis can be reached again after `onLost`. */
  readonly onFound: () => void;
  /** Called if Redis refuses a command (it is full, read-only, …), once an hour at most. @param reason its reply */
  readonly onRefused?: (reason: string) => void;
}

/** How long Redis may take to respond, in milliseconds; it is only useful if it is faster than the API. */
const REPLY_TIMEOUT_MS = 200;
/** For the connection that only listens; if it is lost, the process's memory is no longer trusted. */
const LISTENER_TIMEOUT_MS = 2000;
/** How often the listening connection is checked, in milliseconds. */
const CHECK_INTERVAL_MS = 5000;
/** The least time between reports of refused commands, in milliseconds. */
const REFUSAL_INTERVAL_MS = 3_600_000;
/** In milliseconds. */
const MAX_RETRY_DELAY_MS = 1000;

const BASE_OPTIONS: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 1000,
  keepAlive: 10_000,
  // Requests don't wait for Redis to come back: commands that can't be sent fail.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  retryStrategy: (attempt) => Math.min(50 * attempt, MAX_RETRY_DELAY_MS),
};

/**
 * Closes the connection if a reply is late: commands then fail immediately, until there is a new connection. If the
 * process itself was busy, it first handles replies that arrived meanwhile, which ioredis' time-outs would not.
 */
class PromptRedis extends Redis {
  readonly #timeout: number;
  readonly #onRefused: (reason: string) => void;

  constructor(url: string, timeout: number, onRefused: (reason: string) => void) {
    super(url, BASE_OPTIONS);
    this.#timeout = timeout;
    this.#onRefused = onRefused;
  }

  override sendCommand(...[command, stream]: Parameters<Redis['sendCommand']>): unknown {
    let isOver = false;
    const close = () => {
      if (!isOver) this.stream.destroy(new Error(`There was no reply for ${this.#timeout} ms.`));
    };
    const timer = setTimeout(() => setImmediate(close), this.#timeout);
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    command.promise.then(end, (failure: unknown) => {
      end();
      // A refusal before that, such as of a password, is the reason why there is no connection.
      if (failure instanceof Error && failure.name === 'ReplyError' && this.status === 'ready')
        this.#onRefused(failure.message);
    });
    return super.sendCommand(command, stream);
  }
}

/** Two connections to one Redis server, which are reopened whenever they are lost. */
export interface RedisConnection {
  readonly commands: Redis;
  /** Resolves after a second at most, even if Redis can't be reached. */
  connect(): Promise<void>;
  /** @param onListening called each time it starts to listen: earlier messages may have been missed */
  listen(channel: string, onMessage: (message: string) => void, onListening: () => void): void;
  close(): void;
}

/**
 * Creates the connections to a Redis server, which `connect` opens.
 *
 * @param url `redis:` or `rediss:`, as accepted by `parseRedisUrl`: others may throw
 */
export function createRedisConnection(
  url: string,
  { onLost, onFound, onRefused, replyTimeout = REPLY_TIMEOUT_MS }: RedisConnectionOptions,
): RedisConnection {
  let lastRefused = Number.NEGATIVE_INFINITY;
  const refuseConnection = (reason: string) => {
    if (performance.now() - lastRefused < REFUSAL_INTERVAL_MS) return;
    lastRefused = performance.now();
    onRefused?.(reason);
  };
  const commands = new PromptRedis(url, replyTimeout, refuseConnection);
  const listener = new PromptRedis(url, LISTENER_TIMEOUT_MS, refuseConnection);
  let isLost = false;
  commands.on('error', ({ message }: Error) => {
    if (!isLost) onLost(message);
    isLost = true;
  });
  commands.on('ready', () => {
    if (isLost) onFound();
    isLost = false;
  });
  // The other connection reports the loss.
  listener.on('error', () => undefined);
  const check = setInterval(() => void listener.ping().catch(() => undefined), CHECK_INTERVAL_MS).unref();
  return {
    commands,
    connect: () => firstAttempt(commands),
    listen(channel, onMessage, onListening) {
      const subscribe = (): void => {
        listener.subscribe(channel).then(onListening, () => listener.disconnect(true));
      };
      listener.on('message', (_, message) => onMessage(message));
      listener.on('ready', subscribe);
      void firstAttempt(listener);
    },
    close() {
      clearInterval(check);
      commands.disconnect();
      listener.disconnect();
    },
  };
}

/** Resolves after the first attempt to connect, successful or not; ioredis makes further attempts. */
function firstAttempt(redis: Redis): Promise<void> {
  return redis.connect().catch(() => undefined);
}
