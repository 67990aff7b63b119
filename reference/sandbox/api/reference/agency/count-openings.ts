import type { SandboxWorld } from '../../sandbox-world.ts';
import type { Requester } from '../access.ts';
import { createMemoryStore } from '../memory-store.ts';

/** Opening it again within this time isn't counted. */
const COUNTED_ONCE_MS = 30 * 60_000;

/**
 * Whether an opening of the item with this id counts: once per session in half an hour, and not by the agency's people.
 */
export type IsCountedOpening = (opener: Pick<Requester, 'agency' | 'session' | 'isStaff'>, id: string) => boolean;

/** Remembers when each session last opened an item. */
export function countOpenings({ now }: Pick<SandboxWorld, 'now'>): IsCountedOpening {
  const openings = createMemoryStore<number>();
  return ({ agency, session, isStaff }, id) => {
    if (isStaff) return false;
    const visit = `${agency}/${id}/${session}`;
    const time = now().getTime();
    const isCounted = time - (openings.find(visit) ?? 0) > COUNTED_ONCE_MS;
    openings.save(visit, time);
    return isCounted;
  };
}
