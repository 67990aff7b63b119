import { failureWithoutSecrets } from './failure-without-secrets.ts';
import type { Log } from './log.ts';

/** Logs in the format of the log, until that is open. */
let fatal = (fields: { readonly err?: unknown }, msg: string): void => {
  const failure = 'err' in fields ? { err: failureWithoutSecrets(fields.err) } : {};
  const line = { level: 'fatal', time: new Date().toISOString(), pid: process.pid, ...fields, ...failure, msg };
  process.stdout.write(`${JSON.stringify(line)}\n`);
};

function onError(err: unknown): void {
  process.off('exit', onExit);
  fatal({ err: err ?? String(err) }, 'An error was not caught: the server can’t start.');
  process.exit(1);
}

/** The process was ended, or nothing is left that could settle the promises it waits for. */
function onExit(code: number): void {
  fatal({ code } as object, 'The server ended before it was listening.');
}

// From its import on, because settings are read and the log is opened later.
process.on('uncaughtException', onError).on('unhandledRejection', onError).on('exit', onExit);

/**
 * Writes to the log why the process ends before it listens, as one line of level `fatal`. An uncaught error ends it
 * with code 1.
 */
export function logFailedStart(log: Pick<Log, 'fatal'>): void {
  fatal = (fields, message) => log.fatal(fields, message);
}

/** From now on `endOnSignals` handles the end of a server; a refused start has been logged already. */
export function stopWatchingStart(): void {
  process.off('uncaughtException', onError).off('unhandledRejection', onError).off('exit', onExit);
}
