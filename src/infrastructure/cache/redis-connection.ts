import { Redis, type RedisOptions } from 'ioredis';

interface RedisConnectionOptions {
  /** How long Redis may take to respond, in milliseconds. */
  readonly replyTimeout?: number | undefined;
  /** Once for each time that Redis is lost. @param reason holds no password */
  readonly onLost: (reason: string) => void;
  /** After `onLost`: it is there again. */
  readonly onFound: () => void;
  /** Redis is there, but refuses a command (it is full, read-only, …): once an hour at most. @param reason its reply */
  readonly onRefused?: (reason: string) => void;
}

/** How long Redis may take to respond, in milliseconds: it is for what is quicker than the API. */
const REPLY_TIMEOUT_MS = 200;
/** For the connection that only listens; losing it costs the process what it has in memory. */
const LISTENER_TIMEOUT_MS = 2000;
/** How often that one is checked, in milliseconds. */
const CHECK_INTERVAL_MS = 5000;
/** How often refused commands are mentioned at most, in milliseconds. */
const REFUSAL_INTERVAL_MS = 3_600_000;
/** In milliseconds. */
const MAX_RETRY_DELAY_MS = 1000;

const BASE_OPTIONS: RedisOptions = {
  lazyConnect: true,
  connectTimeout: 1000,
  keepAlive: 10_000,
  // No request waits for Redis to come back: what can't be sent fails.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  retryStrategy: (attempt) => Math.min(50 * attempt, MAX_RETRY_DELAY_MS),
};

/**
 * Closes the connection when a reply is late: commands fail at once from then on, until there is a
 * new one. A process that was busy itself has a look at what arrived meanwhile before it does, as
 * the time-outs of ioredis would not.
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
      // What is refused before, such as a password, is why there is no connection.
      if (failure instanceof Error && failure.name === 'ReplyError' && this.status === 'ready')
        this.#onRefused(failure.message);
    });
    return super.sendCommand(command, stream);
  }
}

/** Two connections to one Redis, which are opened again whenever they are lost. */
export interface RedisConnection {
  readonly commands: Redis;
  /** Resolves after a second at the latest, whether Redis is there or not. */
  connect(): Promise<void>;
  /** @param onListening each time that it listens from now on: what was published before may have been missed */
  listen(channel: string, onMessage: (message: string) => void, onListening: () => void): void;
  close(): void;
}

/**
 * Makes the connections to a Redis, which `connect` opens.
 *
 * @param url `redis:` or `rediss:`, as `parseRedisUrl` accepts it: any other may throw
 */
export function createRedisConnection(
  url: string,
  { onLost, onFound, onRefused, replyTimeout = REPLY_TIMEOUT_MS }: RedisConnectionOptions,
): RedisConnection {
  let lastRefused = Number.NEGATIVE_INFINITY;
  const refused = (reason: string) => {
    if (performance.now() - lastRefused < REFUSAL_INTERVAL_MS) return;
    lastRefused = performance.now();
    onRefused?.(reason);
  };
  const commands = new PromptRedis(url, replyTimeout, refused);
  const listener = new PromptRedis(url, LISTENER_TIMEOUT_MS, refused);
  let isLost = false;
  commands.on('error', ({ message }: Error) => {
    if (!isLost) onLost(message);
    isLost = true;
  });
  commands.on('ready', () => {
    if (isLost) onFound();
    isLost = false;
  });
  // Both are lost together.
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

/** Resolves after the first attempt to connect, whatever comes of it: ioredis makes the further ones. */
function firstAttempt(redis: Redis): Promise<void> {
  return redis.connect().catch(() => undefined);
}
