import { err } from '@livery/contract/shared/result';
import type { MemoryPlatform } from '../../src/infrastructure/memory/memory-platform.ts';

/** A platform without agencies: it refuses every call. */
export const NO_PLATFORM: MemoryPlatform = {
  policies: {},
  open: () => ({ respond: async () => err({ kind: 'refused', status: 404, message: 'There is no such call.' }) }),
};
