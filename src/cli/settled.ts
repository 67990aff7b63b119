import { filter, firstValueFrom } from 'rxjs';
import type { Live } from '../application/shared/live.ts';

type Settled<State extends { readonly kind: string }> = Exclude<State, { readonly kind: 'loading' }>;

/** The state as soon as it is no longer loading. */
export function settled<State extends { readonly kind: string }>(live: Live<State>): Promise<Settled<State>> {
  return firstValueFrom(
    live.changes.pipe(filter((state): state is Settled<State> & State => state.kind !== 'loading')),
  );
}
