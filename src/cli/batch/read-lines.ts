/** The longest line that is read, in UTF-16 units; a longer one gives an error. */
const MAX_LINE_LENGTH = 64 * 1024 * 1024;

/** A line without its line end; `null` if it is too long. */
export type InputLine = string | null;

/**
 * Splits a stream of UTF-8 bytes into lines: after each chunk it yields the lines that are complete. Only a line feed
 * ends a line (JSON texts may contain U+2028); a carriage return before it is removed too. A byte order mark at the
 * start is left out, and invalid UTF-8 is read as U+FFFD.
 *
 * It keeps at most one chunk and one unfinished line in memory.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly InputLine[]> {
  const decoder = new TextDecoder();
  let unfinished = createLineBuffer();
  for await (const chunk of chunks) {
    const [remainingText = '', ...starts] = decoder.decode(chunk, { stream: true }).split('\n');
    const complete: InputLine[] = [];
    unfinished.add(remainingText);
    for (const start of starts) {
      complete.push(unfinished.text());
      unfinished = createLineBuffer();
      unfinished.add(start);
    }
    yield complete;
  }
  unfinished.add(decoder.decode());
  if (!unfinished.isEmpty()) yield [unfinished.text()];
}

/** Collects the pieces of a line and joins them once, so that the time stays linear in its length. */
function createLineBuffer() {
  let pieces: string[] = [];
  let length = 0;
  return {
    add(piece: string): void {
      length += piece.length;
      if (length > MAX_LINE_LENGTH) pieces = [];
      else if (piece !== '') pieces.push(piece);
    },
    isEmpty: () => length === 0,
    text: (): InputLine => (length > MAX_LINE_LENGTH ? null : pieces.join('').replace(/\r$/, '')),
  };
}
