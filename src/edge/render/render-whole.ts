import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The whole markup of an element, or `undefined` if an error left it, or a part of it, out: a browser without
 * JavaScript would show a hole. Nothing is streamed in parts: those come with inline scripts, which the content security
 * policy forbids.
 *
 * @param identifierPrefix of the ids in it, if it stands beside others in a document
 */
export function renderWhole(
  element: ReactNode,
  onError: (failure: unknown) => void,
  identifierPrefix = '',
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let isWhole = true;
    const sink = new Writable({
      write(part: Buffer, _, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(isWhole ? Buffer.concat(parts).toString('utf8') : undefined);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      // It has been reported by `onError`.
      onShellError: () => resolve(undefined),
      onError(failure) {
        isWhole = false;
        onError(failure);
      },
      identifierPrefix,
    });
  });
}
