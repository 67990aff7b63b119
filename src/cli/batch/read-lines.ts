/** The longest line that is read, in UTF-16 units; a longer one gives an error. */
const MAX_LINE_LENGTH = 64 * 1024 * 1024;

/** A line without its end, or `null` for one that is too long. */
export type InputLine = string | null;

/**
 * Cuts a stream of UTF-8 bytes into lines, as they come: after each chunk the
 * lines that it completed. Only a line feed ends a line (JSON texts may hold
 * U+2028), a carriage return before it belongs to the end; a byte order mark at
 * the start is left out, bytes that are no UTF-8 read as U+FFFD.
 *
 * Holds no more than one chunk and one unfinished line at a time.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly InputLine[]> {
  const decoder = new TextDecoder();
  let unfinished = createLineBuffer();
  for await (const chunk of chunks) {
    const [rest = '', ...starts] = decoder.decode(chunk, { stream: true }).split('\n');
    const complete: InputLine[] = [];
    unfinished.add(rest);
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

/** Collects a line in pieces and joins them once, so that the cost stays linear in its length. */
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
