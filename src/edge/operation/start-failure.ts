import { failureWithoutSecrets } from './failure-without-secrets.ts';
import type { Log } from './log.ts';

/** As the log would write it, which is there later only. */
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

/** Something ended the process, or nothing is left that could settle what it waits for. */
function onExit(code: number): void {
  fatal({ code } as object, 'The server ended before it was listening.');
}

// From the moment on that this is imported: settings are read, and the log is opened, later.
process.on('uncaughtException', onError).on('unhandledRejection', onError).on('exit', onExit);

/**
 * Has the log write why the process ends before it listens: whatever ends it is one line of level `fatal`, and an error
 * that is not caught ends it with code 1.
 */
export function logFailedStart(log: Pick<Log, 'fatal'>): void {
  fatal = (fields, message) => log.fatal(fields, message);
}

/** From now on a server ends otherwise, see `endOnSignals`; one that is refused has said why. */
export function stopWatchingStart(): void {
  process.off('uncaughtException', onError).off('unhandledRejection', onError).off('exit', onExit);
}
