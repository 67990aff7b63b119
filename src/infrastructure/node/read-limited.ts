/**
 * Reads the body of a response, which may be endless.
 *
 * @param most the limit in bytes
 * @throws {Error} with a short text if it is larger
 */
export async function readLimited(response: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    // Leaving the loop cancels the response.
    if (size > most) throw new Error(`it is larger than ${most / 1024} kB`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
