import { expect, it } from 'vitest';

/** Makes a source whose calls get this response, and a function that cleans up. */
export type MakeSource<Source> = (wireResponse: unknown) => Promise<{ source: Source; close(): Promise<void> }>;

/** The result of a source whose calls get this response. */
export async function callSource<Source, Value>(
  make: MakeSource<Source>,
  wireResponse: unknown,
  call: (source: Source, signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const { source, close } = await make(wireResponse);
  const result = await call(source, new AbortController().signal);
  await close();
  return result;
}

/** Expects each of these calls to reject each of these responses as malformed. */
export function callMalformed(wires: readonly unknown[], ...calls: ((wire: unknown) => Promise<unknown>)[]): void {
  it.each(wires.map((wire) => [wire]))('calls %j malformed', async (wire) => {
    for (const call of calls) expect(await call(wire)).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
}
