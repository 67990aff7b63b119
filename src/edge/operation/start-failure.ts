import type { Log } from './log.ts';

/**
 * Until the function that it returns is called, whatever ends the process is one line of level `fatal`; an error that is
 * not caught ends it with code 1. A refusal that was logged itself ends it with its own code.
 */
export function endOnFailedStart(log: Pick<Log, 'fatal'>): () => void {
  const fail = (err: unknown) => {
    log.fatal({ err: err ?? String(err) }, 'An error was not caught: the server can’t start.');
    process.exit(1);
  };
  const exit = (code: number) => {
    // Nothing is left that could settle what is awaited: Node makes it code 13.
    if (code === 0 || code === 13)
      log.fatal('The server ended before it was listening: something that it waits for never came.');
  };
  process.on('uncaughtException', fail).on('unhandledRejection', fail);
  // Before the log's own listener, which writes what is still to be written.
  process.prependListener('exit', exit);
  return () => {
    process.off('uncaughtException', fail).off('unhandledRejection', fail).off('exit', exit);
  };
}
