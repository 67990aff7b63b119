import type { Live } from '@livery/contract/shared/live';
import { filter, firstValueFrom } from 'rxjs';

/** Waits until a live value is as wanted, and returns it. */
export function until<T, Wanted extends T>(live: Live<T>, wanted: (value: T) => value is Wanted): Promise<Wanted>;
export function until<T>(live: Live<T>, wanted: (value: T) => boolean): Promise<T>;
export function until<T>(live: Live<T>, wanted: (value: T) => boolean): Promise<T> {
  return firstValueFrom(live.changes.pipe(filter(wanted)));
}
