import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * The complete markup of an element; `undefined` if it, or a part of it, is missing because of an error, which would be
 * a gap in browsers without JavaScript. It isn't streamed in parts, because React adds inline scripts to these, which
 * the content security policy forbids.
 *
 * @param identifierPrefix prefix of its ids, if the document has other roots
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
      write(part: Buffer, _, callback) {
        parts.push(part);
        callback();
      },
      final(callback) {
        resolve(isWhole ? Buffer.concat(parts).toString('utf8') : undefined);
        callback();
      },
    });
    const { pipe } = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      // `onError` has reported it.
      onShellError: () => resolve(undefined),
      onError(failure) {
        isWhole = false;
        onError(failure);
      },
      identifierPrefix,
    });
  });
}
