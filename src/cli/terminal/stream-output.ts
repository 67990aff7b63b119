import type { Writable } from 'node:stream';
import type { Output } from '../cli-ports.ts';

/** A stream of Node as an output. A reader that went away (`… | head`) is no error: nobody reads any more. */
export function streamOutput(stream: Writable & Pick<Output, 'isTTY' | 'columns'>): Output {
  // Each write hears of its own failure; this keeps Node from ending the program over it.
  stream.on('error', () => undefined);
  return {
    isTTY: stream.isTTY,
    columns: stream.columns,
    write: (text) =>
      new Promise((resolve, reject) => {
        stream.write(text, (problem) => {
          if (problem === null || problem === undefined) resolve(true);
          else if (isReaderGone(problem)) resolve(false);
          else reject(problem);
        });
      }),
  };
}

function isReaderGone(problem: Error): boolean {
  return 'code' in problem && (problem.code === 'EPIPE' || problem.code === 'ERR_STREAM_DESTROYED');
}
