import type { Live } from '@livery/contract/shared/live';
import { filter, firstValueFrom } from 'rxjs';

/** Waits until a live value is no longer loading, for callers that need one result: command line, edge, tests. */
export function whenLoaded<T extends { readonly kind: string }>(
  live: Live<T>,
): Promise<Exclude<T, { kind: 'loading' }>> {
  return firstValueFrom(
    live.changes.pipe(filter((value): value is Exclude<T, { kind: 'loading' }> => value.kind !== 'loading')),
  );
}
