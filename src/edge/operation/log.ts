import pino, { type DestinationStream, type Logger } from 'pino';
import type { Problem, Reporter } from '../../application/shared/reporter.port.ts';
import type { Settings } from '../../infrastructure/configuration/settings.ts';
import { currentRequest } from './current-request.ts';
import { failureWithoutSecrets } from './failure-without-secrets.ts';

export type Log = Logger;

/** In bytes; some twenty lines. */
const BATCH_BYTES = 3072;
/** In bytes: a pipe takes this much in one piece, so that lines of several workers don't mix. */
const MAX_WRITE_BYTES = 4096;
const MAX_FLUSH_DELAY_MS = 250;
/**
 * In bytes: the most output that waits while nothing can be written, for example on a full disk; further lines are
 * dropped.
 */
const MAX_BACKLOG_BYTES = 1_000_000;

interface LogOptions {
  readonly level: Settings['logLevel'];
  /** `json`: an object a line, for programs; `text`: coloured lines, for people. */
  readonly format: 'json' | 'text';
}

/**
 * A log of lines with level, time (ISO 8601, UTC), message, and the id of the request that is being handled. Callers
 * must not log tokens, cookies, queries or personal data.
 */
export async function createLog({ level, format }: LogOptions): Promise<Log> {
  const stream = format === 'json' ? batchedOutput() : await readableOutput();
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), ...(format === 'text' && { log: lineForPeople }) },
      serializers: { err: failureWithoutSecrets },
      mixin: () => ({ id: currentRequest()?.id }),
    },
    stream,
  );
}

/** For a request one sentence, `GET aurora.example page 200 12.3 ms hit`, and its id; other lines unchanged. */
function lineForPeople(line: Record<string, unknown>): Record<string, unknown> {
  const { id, method, host, route, status, ms, cache } = line;
  if (route === undefined) return line;
  const words = [method, host, route, status, ms, 'ms', cache].filter((word) => word !== undefined && word !== 'none');
  return { id, msg: words.join(' ') };
}

/** Standard output, written in batches: when there is enough, and soon in any case. */
function batchedOutput(): DestinationStream {
  const destination = pino.destination({
    sync: false,
    minLength: BATCH_BYTES,
    maxWrite: MAX_WRITE_BYTES,
    maxLength: MAX_BACKLOG_BYTES,
    periodicFlush: MAX_FLUSH_DELAY_MS,
  });
  let canWrite = true;
  destination.on('write', () => (canWrite = true)).on('error', () => (canWrite = false));
  const flushSync = destination.flushSync.bind(destination);
  // The original retries for ever if writing fails, so a program that ends only tries once.
  destination.flushSync = () => {
    if (canWrite) flushSync();
  };
  process.once('beforeExit', () => destination.flush());
  process.on('exit', () => destination.flushSync());
  // Without its flushSync, which pino would call for each line of level fatal.
  return { write: (line) => void destination.write(line) };
}

/** Loaded only if people read the log, not in production. */
async function readableOutput(): Promise<DestinationStream> {
  const { default: pretty } = await import('pino-pretty');
  return pretty({ sync: true, ignore: 'pid', translateTime: 'HH:MM:ss.l', singleLine: true });
}

/** A reporter for the shell that writes to the log, with `kind` as the message. */
export function logReporter(log: Pick<Log, 'warn' | 'error'>): Reporter {
  const write = (level: 'warn' | 'error', problem: Problem) => {
    const { kind, ...details } = problem;
    log[level](details, kind);
  };
  return { warn: (problem) => write('warn', problem), error: (problem) => write('error', problem) };
}
