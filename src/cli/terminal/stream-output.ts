import type { Writable } from 'node:stream';
import type { Output } from '../cli-ports.ts';

/** A Node stream as an output. That a reader closes the pipe (`… | head`) isn't an error. */
export function streamOutput(stream: Writable & Pick<Output, 'isTTY' | 'columns'>): Output {
  // Each write reports its own failure; without this listener Node would exit.
  stream.on('error', () => undefined);
  return {
    isTTY: stream.isTTY,
    columns: stream.columns,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (problem) => {
          if (problem === null || problem === undefined) resolve(true);
          else if (isClosed(problem)) resolve(false);
          else reject(problem);
        });
      }),
  };
}

function isClosed(problem: Error): boolean {
  return 'code' in problem && (problem.code === 'EPIPE' || problem.code === 'ERR_STREAM_DESTROYED');
}
